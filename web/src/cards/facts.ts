/** The numbers of a card that its face shows, read from the catalogue. */
import type { CardInfo } from '../protocol/types'
import { t } from '../text/index.svelte'

/**
 * The one number that matters while the card is half hidden in a hand; null where there is none.
 * A monster in a fight shows the strength that it has now.
 */
export function keyNumber(card: CardInfo, live: number | null): string | null {
  if (card.kind === 'monster' && card.level !== null) return String(live ?? card.level)
  if (card.bonus) return t().card.bonus(card.bonus)
  return null
}

/** "Monster", or "Class" for an identity of that group. */
export function kindName(card: CardInfo): string {
  const words = t().card
  const group = card.kind === 'identity' && card.group ? words.groups[card.group] : undefined
  return group ?? words.kinds[card.kind] ?? card.kind
}

/** All that a screen reader should say about the face. */
export function spoken(card: CardInfo): string {
  const words = t().card
  const parts = [card.name, kindName(card)]
  if (card.level !== null && card.kind === 'monster') parts.push(words.level(card.level))
  if (card.bonus) parts.push(words.bonus(card.bonus))
  if (card.slot) parts.push(words.slots[card.slot] ?? card.slot)
  return parts.join(', ')
}
