/** What is open on this screen: a card's menu, a card held close, a question before a grave choice. */
import type { CardView, WireOption } from '../protocol/types'
import { session } from './session.svelte'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Dialog = 'options' | 'credits' | 'leave' | 'company' | null
export type Sheet = 'log' | 'chat' | 'side' | null

class Ui {
  /** The card whose menu is open, and where it lies on the screen. */
  menu = $state.raw<{ card: CardView; box: Box } | null>(null)
  /** The card held close; `card` is null when only its definition is known (from the log). */
  examined = $state.raw<{ id: string; card: CardView | null } | null>(null)
  grave = $state.raw<WireOption | null>(null)
  #follow: number | null = null
  dialog = $state<Dialog>(null)
  sheet = $state<Sheet>(null)
  /** A guest has said that it will only watch, though a chair is open. */
  watching = $state(false)
  /** The seat whose cards are laid open, if any. */
  seat = $state<number | null>(null)

  openMenu(card: CardView, element: Element): void {
    const { left, top, width, height } = element.getBoundingClientRect()
    this.menu = { card, box: { left, top, width, height } }
  }

  examine(id: string, card: CardView | null = null): void {
    if (!id) return
    this.menu = null
    this.examined = { id, card }
  }

  /**
   * Takes an option; what cannot be taken back is asked about first.
   * `follow` is the handle of a card to pick next, if that is asked next.
   */
  decide(option: WireOption, follow: number | null = null): void {
    this.menu = null
    this.#follow = follow
    if (option.grave) this.grave = option
    else this.#send(option)
  }

  confirm(): void {
    if (this.grave) this.#send(this.grave)
    this.grave = null
  }

  close(): void {
    this.menu = null
    this.examined = null
    this.grave = null
    this.dialog = null
    this.sheet = null
    this.seat = null
    this.watching = false
  }

  #send(option: WireOption): void {
    this.examined = null
    this.sheet = null
    this.seat = null
    session.choose(option, this.#follow)
    this.#follow = null
  }
}

export const ui = new Ui()
