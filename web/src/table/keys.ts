/** Keys of the table. They hold while no dialog, menu or text field has the keyboard. */
import { desk } from '../state/desk.svelte'
import { reference } from '../state/reference.svelte'
import { ui } from '../state/ui.svelte'

const typing = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable]') ?? false

/** Whether the focus was moved by keyboard: then Space presses the button that has the focus. */
let byKeyboard = false
const walking = (element: Element | null): boolean =>
  byKeyboard && element !== null && element !== document.body

export const pointerUsed = (): void => void (byKeyboard = false)

/** Wherever one is, the rules are one key away. */
export function rulesKey(event: KeyboardEvent): void {
  if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey) return
  if (typing(document.activeElement) || document.querySelector('dialog[open]')) return
  event.preventDefault()
  reference.show()
}

let swallowSpace = false

export function tableKeys(event: KeyboardEvent): void {
  const active = document.activeElement
  if (/^(Tab|Arrow)/.test(event.key)) byKeyboard = true
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (typing(active) || document.querySelector('dialog[open]') || ui.menu) return
  if (event.key === ' ' && !walking(active)) {
    event.preventDefault()
    swallowSpace = true
    if (desk.pass && !event.repeat) ui.decide(desk.pass)
  } else if (/^[1-9]$/.test(event.key)) {
    const option = desk.picks.list[Number(event.key) - 1]
    if (option) ui.decide(option)
  } else if (event.key.toLowerCase() === 'c') {
    event.preventDefault()
    ui.sheet = 'chat'
    document.querySelector<HTMLElement>('[data-testid="chat-input"]')?.focus()
  } else if (event.key === 'Escape') ui.close()
}

/** A mouse may have left the focus on a button: the Space that passed must not press it as well. */
export function tableKeysUp(event: KeyboardEvent): void {
  if (event.key !== ' ' || !swallowSpace) return
  swallowSpace = false
  event.preventDefault()
}
