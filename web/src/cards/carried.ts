/** Which cards in play are lugged about and not in use; those lie askew. */
import type { CardInfo, CardView } from '../protocol/types'

const GEAR = new Set(['item', 'one-shot'])

export const isCarried = (card: CardView, info: CardInfo | null): boolean =>
  !card.equipped && card.host === null && GEAR.has(info?.kind ?? '')
