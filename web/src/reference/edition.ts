import type { EditionInfo } from '../protocol/types'
import { shelf } from '../state/catalogue.svelte'
import { session } from '../state/session.svelte'
import { settings } from '../state/settings.svelte'

/** The edition that is played here, or would be; null until the catalogue is there. */
export const editionHere = (): EditionInfo | null =>
  shelf.edition(session.welcome?.edition ?? settings.edition) ?? shelf.editions[0] ?? null
