/** The catalogue in use. A language is one file of the shape of `en.ts`, added to `LANGUAGES`. */
import { settings } from '../state/settings.svelte'
import { en, type Words } from './en'

export const LANGUAGES: Record<string, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  ru: () => import('./ru').then((file) => file.ru),
}

/** What each language calls itself, for those who know no other. */
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', ru: 'Русский' }

let words = $state.raw<Words>(en)

/** The words of the chosen language: `t().menu.start`. */
export const t = (): Words => words

export async function useLanguage(lang: string): Promise<void> {
  const known = lang in LANGUAGES ? lang : 'en'
  words = await LANGUAGES[known]!()
  settings.lang = known
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export const listed = (names: string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names)
