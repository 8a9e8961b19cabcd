/** Which cards in play are what one is for good, and which are ridden, by the tables of the edition. */
import type { CardInfo } from '../protocol/types'
import { editionHere } from '../reference/edition'

export const isFixed = (card: CardInfo | null): boolean =>
  card?.kind === 'identity' && card.group !== null && (editionHere()?.fixed.includes(card.group) ?? false)

export const isRidden = (card: CardInfo | null): boolean =>
  card?.slot != null && (editionHere()?.mounts.includes(card.slot) ?? false)
