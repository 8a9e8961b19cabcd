/** Cards with a picture on either face, and which face this screen shows. */
import { SvelteSet } from 'svelte/reactivity'
import { compose, type Composition } from '../cards/compose'
import type { CardInfo } from '../protocol/types'
import { editionHere } from '../reference/edition'

const turned = new SvelteSet<string>()

export const isTwoSided = (card: CardInfo | null): boolean =>
  card?.group != null && (editionHere()?.look.two_sided.includes(card.group) ?? false)

/** Shows the other face of a card; what it does is the same on both. */
export function turnOver(id: string): void {
  if (!turned.delete(id)) turned.add(id)
}

/** The picture on the face that lies up. The other face has its own ground, light and arrangement. */
export const pictureOf = (id: string, icons: readonly string[]): Composition =>
  turned.has(id) ? compose(`${id}/other`, icons.toReversed()) : compose(id, icons)
