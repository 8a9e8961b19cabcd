/**
 * The rulebook, when it lies open: at a rule, or at the rules of a card. The address says at which
 * rule (`#rules`, `#rules/combat-ties-lose`), so that it can be sent, and Back closes the book.
 */
const AT = /^#rules(?:\/([\w-]+))?$/

const addressed = (hash: string): string => `${location.pathname}${location.search}${hash}`

/** A card's link: the topic that it leads to, and the card's id. */
export interface CardLink {
  card: string
  topic: string
}

class Reference {
  open = $state(false)
  rule = $state<string | null>(null)
  link = $state.raw<CardLink | null>(null)
  #pushed = false

  constructor() {
    this.#read()
    window.addEventListener('popstate', () => this.#read())
  }

  /** Opens the book, or turns to another page of it. */
  show(rule: string | null = null, link: CardLink | null = null): void {
    const address = this.address(rule)
    if (this.open) history.replaceState(history.state, '', address)
    else {
      history.pushState(null, '', address)
      this.#pushed = true
    }
    this.open = true
    this.rule = rule
    this.link = link
  }

  close(): void {
    if (!this.open) return
    this.open = false
    if (this.#pushed) history.back()
    else history.replaceState(history.state, '', addressed(''))
    this.#pushed = false
  }

  address(rule: string | null): string {
    return addressed(rule === null ? '#rules' : `#rules/${rule}`)
  }

  #read(): void {
    const found = AT.exec(location.hash)
    this.open = found !== null
    this.rule = found?.[1] ?? null
    this.link = null
    this.#pushed = false
  }
}

export const reference = new Reference()
