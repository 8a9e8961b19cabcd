/**
 * Cards travel from where they were to where they go.
 *
 * Before an update the places of all cards on the table are noted by handle; after it, a card that
 * moved slides from its old place, a new one comes from the anchor of the zone that the event names,
 * and one that is gone leaves a ghost that flies to its zone. Ghosts take no clicks.
 */
import type { WireEvent } from '../protocol/types'
import { lessMotion } from '../state/settings.svelte'

const TRAVEL = 220
const STAGGER = 35
/** No card sets out later than this, so that all have arrived within 600 ms. */
const LAST_START = 350
const MOST_GHOSTS = 14
/** The handle of a card that this seat may not follow. */
const HIDDEN = -1
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

interface Place {
  rect: DOMRect
  element: HTMLElement
}
type Places = Map<number, Place>

const onScreen = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0

export function snapshot(): Places {
  const places: Places = new Map()
  for (const element of document.querySelectorAll<HTMLElement>('[data-travels][data-handle]')) {
    const rect = element.getBoundingClientRect()
    if (onScreen(rect) && !element.closest('dialog')) places.set(Number(element.dataset.handle), { rect, element })
  }
  return places
}

function anchor(zone: string): DOMRect | null {
  if (!zone) return null
  const element = document.querySelector(`[data-zone~="${CSS.escape(zone)}"]`)
  const rect = element?.getBoundingClientRect()
  return rect && onScreen(rect) ? rect : null
}

interface Way {
  from: string
  to: string
  /** The handle that the card had when the journey began. */
  first: number
  last: number
}

/** The cards that the events moved: each one's whole way, over all its handles. */
export function waysOf(events: WireEvent[]): Way[] {
  const ways: Way[] = []
  const at = new Map<number, Way>()
  for (const event of events) {
    if (!event.from && !event.to) continue
    for (const { handle, was } of event.cards) {
      if (handle === HIDDEN) {
        ways.push({ from: event.from, to: event.to, first: HIDDEN, last: HIDDEN })
        continue
      }
      const before = was ?? handle
      const way = at.get(before) ?? { from: event.from, to: event.to, first: before, last: before }
      if (!at.has(before)) ways.push(way)
      way.to = event.to || way.to
      way.last = handle
      at.set(handle, way)
    }
  }
  return ways
}

export function travel(before: Places, events: WireEvent[]): void {
  const after = snapshot()
  const ways = waysOf(events)
  const arriving = new Map(ways.map((way) => [way.last, way]))
  const leaving = new Map(ways.map((way) => [way.first, way]))
  const less = lessMotion()
  let started = 0
  const delay = (): number => Math.min(LAST_START, STAGGER * started++)

  for (const [handle, place] of after) {
    const way = arriving.get(handle)
    const old = before.get(handle) ?? (way && before.get(way.first))
    if (old) {
      if (!less && movedFar(old.rect, place.rect)) slide(place, old.rect, 0)
      continue
    }
    const from = anchor(way?.from ?? '')
    if (less || !from) fadeIn(place.element)
    else slide(place, from, delay())
  }
  if (less) return
  for (const [handle, place] of before) {
    const way = leaving.get(handle)
    if (after.has(way?.last ?? handle) || started >= MOST_GHOSTS) continue
    const to = anchor(way?.to ?? '')
    if (to) fly(place.element.cloneNode(true) as HTMLElement, place.rect, to, delay())
  }
  for (const way of ways) {
    const unseen = !before.has(way.first) && !after.has(way.last)
    if (unseen && way.from !== way.to && started < MOST_GHOSTS) flyBack(way, delay())
  }
}

function movedFar(a: DOMRect, b: DOMRect): boolean {
  const moved = Math.abs(a.left - b.left) + Math.abs(a.top - b.top)
  return moved > 6 || Math.abs(a.width - b.width) > 6
}

function slide({ rect, element }: Place, from: DOMRect, delay: number): void {
  const dx = from.left + from.width / 2 - (rect.left + rect.width / 2)
  const dy = from.top + from.height / 2 - (rect.top + rect.height / 2)
  const scale = Math.max(0.2, Math.min(3, from.height / rect.height))
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 }
  element.animate([start, { transform: 'none', zIndex: 30 }], {
    duration: TRAVEL,
    delay,
    easing: EASE,
    fill: 'backwards',
  })
}

function fadeIn(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'ease-out' })
}

function layer(): HTMLElement {
  let found = document.getElementById('travellers')
  if (!found) {
    found = document.createElement('div')
    found.id = 'travellers'
    found.setAttribute('aria-hidden', 'true')
    found.inert = true
    document.body.append(found)
  }
  return found
}

function fly(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-handle', 'data-card', 'data-option', 'data-testid', 'data-travels', 'id'])
      named.removeAttribute(name)
  }
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    translate: 'none',
    rotate: 'none',
  })
  layer().append(ghost)
  const dx = to.left + to.width / 2 - (from.left + from.width / 2)
  const dy = to.top + to.height / 2 - (from.top + from.height / 2)
  const scale = Math.max(0.2, Math.min(1.5, to.height / from.height))
  const end = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.25 }
  const flight = ghost.animate([{ transform: 'none', opacity: 1 }, { ...end, opacity: 1, offset: 0.8 }, end], {
    duration: TRAVEL + 60,
    delay,
    easing: EASE,
    fill: 'both',
  })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

/** A card that this seat may not see: only its back crosses the table. */
function flyBack(way: Way, delay: number): void {
  const from = anchor(way.from)
  const to = anchor(way.to)
  if (!from || !to) return
  const ghost = document.createElement('div')
  const treasure = way.from.startsWith('treasure') || way.to.startsWith('treasure')
  ghost.className = `travelling-back ${treasure ? 'treasure' : 'door'}`
  const width = 44
  const height = width * 1.4
  const left = from.left + from.width / 2 - width / 2
  const top = from.top + from.height / 2 - height / 2
  fly(ghost, new DOMRect(left, top, width, height), to, delay)
}
