/** The catalogue in use. A language is one file of the shape of `en.ts`, added to `LANGUAGES`. */
import { settings } from '../state/settings.svelte'
import { en, type Words } from './en'

export const LANGUAGES: Record<string, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
}

let words = $state.raw<Words>(en)

/** The words of the chosen language: `t().menu.start`. */
export const t = (): Words => words

export async function useLanguage(lang: string): Promise<void> {
  words = await (LANGUAGES[lang] ?? LANGUAGES.en!)()
  settings.lang = lang in LANGUAGES ? lang : 'en'
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export const listed = (names: string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names)
