/** The sets that the next table is laid with: those chosen that this server has, the leading one first. */
import { JOINT, setsOf } from '../look/palette'
import { shelf } from '../state/catalogue.svelte'
import { settings } from '../state/settings.svelte'

export function chosenSets(): string[] {
  const known = shelf.editions.map((each) => each.id)
  const kept = setsOf(settings.edition).filter((id) => known.includes(id))
  return kept.length ? kept : known.slice(0, 1)
}

export const chooseSets = (sets: readonly string[]): void => void (settings.edition = sets.join(JOINT))

export const chosenEdition = (): string => chosenSets().join(JOINT)
