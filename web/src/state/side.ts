/** Sorts what can be done beside the big buttons into the headings of the menu left of the hand. */
import { argsOf, cardIdOf, verbOf } from '../protocol/keys'
import { groupOf, keyOf, type Entry } from './options'

export const HEADINGS = ['curse', 'trouble', 'one-shot', 'ability', 'deal', 'gear', 'other'] as const
export type Heading = (typeof HEADINGS)[number]

const OF_KIND: Record<string, Heading> = {
  curse: 'curse',
  monster: 'trouble',
  enhancer: 'trouble',
  'one-shot': 'one-shot',
  item: 'gear',
  follower: 'gear',
  identity: 'gear',
  permission: 'gear',
  attachment: 'gear',
}
const DEALS = new Set(['ask', 'trade', 'deal', 'accept', 'counter', 'decline', 'withdraw'])

/** The heading of an entry; `kindOf` names the kind of a card id, or null where it is unknown. */
export function headingOf(entry: Entry, kindOf: (id: string) => string | null): Heading {
  const key = keyOf(entry)
  const verb = verbOf(key)
  const group = groupOf(entry.open ? entry.option : entry.refusal)
  if (DEALS.has(verb) || group === 'deal') return 'deal'
  if (group === 'use') return 'ability'
  if (group !== 'play') return 'gear'
  const kind = kindOf(cardIdOf(argsOf(key)[0] ?? ''))
  return (kind !== null && OF_KIND[kind]) || 'other'
}

/** All headings in their order. Of gear only what is open is listed: each card's menu has the rest. */
export function sided(
  entries: Entry[],
  kindOf: (id: string) => string | null,
): { heading: Heading; entries: Entry[] }[] {
  const found = new Map<Heading, Entry[]>(HEADINGS.map((heading) => [heading, []]))
  for (const entry of entries) {
    const heading = headingOf(entry, kindOf)
    if (heading !== 'gear' || entry.open) found.get(heading)?.push(entry)
  }
  return [...found].map(([heading, own]) => ({ heading, entries: own }))
}
