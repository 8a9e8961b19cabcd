/** Changes the language of everything: the page, the cards and the table one sits at. */
import { useLanguage } from '../text/index.svelte'
import { shelf } from './catalogue.svelte'
import { session } from './session.svelte'

export async function changeLanguage(lang: string): Promise<void> {
  await useLanguage(lang)
  await shelf.load()
  if (session.id !== null) session.reopen()
}
