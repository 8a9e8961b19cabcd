/** The open decision, sorted for the hand: derived once, read by every card, seat and button. */
import { cardIdOf } from '../protocol/keys'
import type { WireOption } from '../protocol/types'
import {
  bigButtons,
  byCard,
  dealEntries,
  isPick,
  passOption,
  picksOf,
  type Group,
  type Picks,
} from './options'
import { session } from './session.svelte'

class Desk {
  readonly decision = $derived(session.now.decision)
  readonly cards: Map<number, Group[]> = $derived(byCard(this.decision))
  readonly picks: Picks = $derived(picksOf(this.decision))
  readonly picking: boolean = $derived(isPick(this.decision))
  readonly deals = $derived(dealEntries(this.decision))
  readonly pass: WireOption | null = $derived(passOption(this.decision))
  /** Handles of what lies before me. */
  readonly laid: Set<number> = $derived.by(() => {
    const { you, seats } = session.now
    const table = you ? (seats[you.seat]?.table ?? []) : []
    return new Set([...table, ...table.flatMap((card) => card.attached)].map((card) => card.handle))
  })
  /** Handles of my hand and of what lies before me. */
  readonly own: Set<number> = $derived(
    new Set([...(session.now.you?.hand ?? []).map((card) => card.handle), ...this.laid]),
  )

  readonly buttons: WireOption[] = $derived(bigButtons(this.decision, this.own))
  /** The id of the card whose play is being drafted. */
  readonly playing: string | null = $derived.by(() => {
    const head = session.now.you?.draft[1]
    return head === undefined ? null : cardIdOf(head)
  })

  canDo(handle: number): boolean {
    return this.cards.get(handle)?.some((group) => group.entries.some((each) => each.open)) ?? false
  }

  /** Why nothing can be done with a card: the first thing the server says about it. */
  reason(handle: number): string | null {
    for (const group of this.cards.get(handle) ?? [])
      for (const entry of group.entries) if (!entry.open) return entry.refusal.text
    return null
  }
}

export const desk = new Desk()
