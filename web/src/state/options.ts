/**
 * Puts the options of a decision where the hand looks for them: on cards, on seats, on big buttons.
 * It sorts and groups; what may be done is in the list that the server sent.
 */
import { lastOf, seatOf, verbOf } from '../protocol/keys'
import type { WireDecision, WireOption, WireRefusal } from '../protocol/types'

export type Entry =
  | { open: true; option: WireOption }
  | { open: false; refusal: WireRefusal }

export interface Group {
  group: string
  entries: Entry[]
}

/** The order of the card menu; groups that it does not name follow in the order of their arrival. */
const ORDER = ['play', 'use', 'equip', 'unequip', 'carry', 'discard', 'trade', 'sell']

const VERB_GROUP: Record<string, string> = {
  trouble: 'play',
  shed: 'discard',
  drop: 'discard',
  give: 'discard',
  ask: 'deal',
  accept: 'deal',
  counter: 'deal',
  decline: 'deal',
  withdraw: 'deal',
}

export const groupOf = (option: { key: string; group?: string }): string => {
  const verb = verbOf(option.key)
  return option.group || VERB_GROUP[verb] || verb
}

export const keyOf = (entry: Entry): string => (entry.open ? entry.option.key : entry.refusal.key)
export const labelOf = (entry: Entry): string =>
  entry.open ? entry.option.label : entry.refusal.label

export function entriesOf(decision: WireDecision | null): Entry[] {
  if (!decision) return []
  return [
    ...decision.options.map((option): Entry => ({ open: true, option })),
    ...decision.refused.map((refusal): Entry => ({ open: false, refusal })),
  ]
}

const place = (group: string): number => {
  const found = ORDER.indexOf(group)
  return found < 0 ? ORDER.length : found
}

export function grouped(entries: Entry[]): Group[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groupOf(entry.open ? entry.option : entry.refusal)
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  return [...groups]
    .map(([group, own]) => ({ group, entries: own }))
    .sort((a, b) => place(a.group) - place(b.group))
}

const cardOf = (entry: Entry): number | null =>
  entry.open ? entry.option.card : entry.refusal.card

/** From handle to the groups of the card's menu. */
export function byCard(decision: WireDecision | null): Map<number, Group[]> {
  const cards = new Map<number, Entry[]>()
  for (const entry of entriesOf(decision)) {
    const handle = cardOf(entry)
    if (handle !== null) cards.set(handle, [...(cards.get(handle) ?? []), entry])
  }
  return new Map([...cards].map(([handle, entries]) => [handle, grouped(entries)]))
}

export const isPick = (decision: WireDecision | null): boolean =>
  decision !== null && (decision.kind === 'draft' || decision.kind === 'choice')

/** Options that end or undo a run of picks; they have their own place in the panel. */
const RUN_ENDS = new Set(['done', 'back'])

export interface Picks {
  cards: Map<number, WireOption[]>
  seats: Map<number, WireOption[]>
  /** Everything that can be picked, in the server's order. */
  list: WireOption[]
  ends: WireOption[]
}

export const NO_PICKS: Picks = { cards: new Map(), seats: new Map(), list: [], ends: [] }

/** The picks of a draft or choice, found by the card or seat that they would take. */
export function picksOf(decision: WireDecision | null): Picks {
  if (!decision || !isPick(decision)) return NO_PICKS
  const picks: Picks = { cards: new Map(), seats: new Map(), list: [], ends: [] }
  for (const option of decision.options) {
    const last = lastOf(option.key)
    if (RUN_ENDS.has(last) || option.key === 'pass') {
      picks.ends.push(option)
      continue
    }
    picks.list.push(option)
    const seat = seatOf(last)
    if (seat !== null) add(picks.seats, seat, option)
    else if (option.card !== null) add(picks.cards, option.card, option)
  }
  return picks
}

function add(map: Map<number, WireOption[]>, key: number, option: WireOption): void {
  map.set(key, [...(map.get(key) ?? []), option])
}

const OFFER_VERBS = new Set(['accept', 'counter', 'decline', 'withdraw'])
const DEAL_VERBS = new Set(['ask', 'trade', 'sell'])

const CARD_GROUPS = new Set(['play', 'use'])

/**
 * Options that hang on no card of one's own and move the game on: kick, claim, run from a monster.
 * `own` holds the handles of one's hand and of what lies before one.
 */
export function bigButtons(
  decision: WireDecision | null,
  own: ReadonlySet<number> = new Set(),
): WireOption[] {
  if (!decision || isPick(decision)) return []
  return decision.options.filter((option) => {
    const verb = verbOf(option.key)
    if (OFFER_VERBS.has(verb) || DEAL_VERBS.has(verb) || verb === 'pass') return false
    return option.card === null || !(own.has(option.card) || CARD_GROUPS.has(groupOf(option)))
  })
}

/** Entries about bargains that hang on no card of one's own: asking for help, trading. */
export function dealEntries(decision: WireDecision | null): Entry[] {
  if (isPick(decision)) return []
  return entriesOf(decision).filter((entry) => {
    const verb = verbOf(keyOf(entry))
    return cardOf(entry) === null && DEAL_VERBS.has(verb)
  })
}

/** Options that answer or withdraw the offer with this number. */
export function offerOptions(decision: WireDecision | null, id: number): WireOption[] {
  return (decision?.options ?? []).filter(
    (option) => OFFER_VERBS.has(verbOf(option.key)) && lastOf(option.key) === String(id),
  )
}

export const passOption = (decision: WireDecision | null): WireOption | null =>
  decision?.options.find((option) => option.key === 'pass' || lastOf(option.key) === 'pass') ?? null
