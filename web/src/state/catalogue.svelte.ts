/** The cards and editions that the server knows, with their words in the chosen language. */
import { fetchCatalogue, fetchRulebook } from '../protocol/http'
import { firstOf } from '../look/palette'
import type { CardInfo, Catalogue, EditionInfo, Rulebook } from '../protocol/types'
import { settings } from './settings.svelte'

const EMPTY: Catalogue = { editions: [], cards: {}, strings: {} }

class Shelf {
  #all = $state.raw<Catalogue>(EMPTY)
  #rulebook = $state.raw<Rulebook | null>(null)
  #rulesOf = ''
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

  /** An edition; of a mix of several, the first. */
  edition(id: string): EditionInfo | null {
    const { editions } = this.#all
    return editions.find((edition) => edition.id === id) ?? editions.find((each) => each.id === firstOf(id)) ?? null
  }

  async load(): Promise<void> {
    try {
      this.problem = null
      this.#all = await fetchCatalogue(settings.lang)
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
