/** The cards and editions that the server knows, with their words in the chosen language. */
import { fetchCatalogue, fetchEdition, fetchRulebook } from '../protocol/http'
import { firstOf, setsOf } from '../look/palette'
import type { CardInfo, Catalogue, EditionInfo, Rulebook } from '../protocol/types'
import { settings } from './settings.svelte'

const EMPTY: Catalogue = { editions: [], cards: {}, strings: {} }

class Shelf {
  #all = $state.raw<Catalogue>(EMPTY)
  #rulebook = $state.raw<Rulebook | null>(null)
  #rulesOf = ''
  #mixes = $state.raw<Record<string, EditionInfo>>({})
  readonly #asked = new Set<string>()
  problem = $state<string | null>(null)
  rulebookFailed = $state(false)

  get editions(): EditionInfo[] {
    return this.#all.editions
  }

  get loaded(): boolean {
    return this.#all !== EMPTY
  }

  get rulebook(): Rulebook | null {
    return this.#rulebook
  }

  card(id: string): CardInfo | null {
    return this.#all.cards[id] ?? null
  }

  name(id: string): string {
    return this.#all.cards[id]?.name ?? id.split('/').at(-1)?.replaceAll('-', ' ') ?? id
  }

  /** The words for a label of the server, such as the name of a part of a total. */
  string(id: string): string {
    return this.#all.strings[id] ?? this.#all.cards[id]?.name ?? id.replaceAll('-', ' ')
  }

  /** An edition, or a mix; until that is fetched, the set of it that leads. */
  edition(id: string): EditionInfo | null {
    const { editions } = this.#all
    const mix = this.#mixes[id]
    return editions.find((each) => each.id === id) ?? mix ?? editions.find((each) => each.id === firstOf(id)) ?? null
  }

  /** Fetches what a mix of sets is like, once in a language. */
  async loadMix(id: string, lang: string): Promise<void> {
    const wanted = `${id} ${lang}`
    if (setsOf(id).length < 2 || this.#asked.has(wanted)) return
    this.#asked.add(wanted)
    const mix = await fetchEdition(id, lang).catch(() => null)
    if (mix && lang === settings.lang) this.#mixes = { ...this.#mixes, [id]: mix }
    else this.#asked.delete(wanted)
  }

  async load(): Promise<void> {
    try {
      this.problem = null
      this.#all = await fetchCatalogue(settings.lang)
      this.#mixes = {}
      this.#asked.clear()
    } catch (error) {
      this.problem = String(error instanceof Error ? error.message : error)
    }
  }

  /** Fetches the rules that an edition is played by, once; after a failure, when asked again. */
  async loadRulebook(edition: string, lang: string): Promise<void> {
    const wanted = `${edition} ${lang}`
    if (this.#rulesOf === wanted) return
    this.#rulesOf = wanted
    this.#rulebook = null
    this.rulebookFailed = false
    const book = await fetchRulebook(edition, lang).catch(() => null)
    if (this.#rulesOf !== wanted) return
    this.#rulebook = book
    this.rulebookFailed = book === null
    if (!book) this.#rulesOf = ''
  }
}

export const shelf = new Shelf()
