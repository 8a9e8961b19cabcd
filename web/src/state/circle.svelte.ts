/** Times of the circle, counted down on this screen's own clock. */
import type { Chair } from '../protocol/types'
import { session } from './session.svelte'

class Ticking {
  now = $state(performance.now())

  constructor() {
    setInterval(() => (this.now = performance.now()), 500)
  }

  /** What is left of a time that the circle told, in ms; null where there is none. */
  left(ms: number | null | undefined): number | null {
    return ms == null ? null : Math.max(0, session.circleAt + ms - this.now)
  }
}

export const ticking = new Ticking()

export const chairOf = (seat: number | null): Chair | null =>
  seat === null ? null : (session.circle?.chairs[seat] ?? null)

/** "0:42", "3:05", "11 h", "2 d". */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const hours = Math.ceil(seconds / 3600)
  return hours < 48 ? `${hours} h` : `${Math.ceil(hours / 24)} d`
}
