/** The paces that a table can be laid with. */
import type { Clocks } from '../protocol/types'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const CLOCKS: Record<string, Clocks> = {
  usual: { turn_ms: 0, grace_ms: MINUTE, windows: true },
  quick: { turn_ms: MINUTE, grace_ms: MINUTE, windows: true },
  calm: { turn_ms: 5 * MINUTE, grace_ms: 2 * MINUTE, windows: true },
  hours: { turn_ms: 12 * HOUR, grace_ms: 0, windows: false },
  days: { turn_ms: 72 * HOUR, grace_ms: 0, windows: false },
  none: { turn_ms: 0, grace_ms: 0, windows: false },
}

/** The clocks by their name; those who share a screen are never hurried by a window. */
export function clocksOf(name: string, oneScreen: boolean): Clocks {
  const clocks = CLOCKS[name] ?? CLOCKS.usual!
  return oneScreen ? { ...clocks, grace_ms: 0, windows: false } : clocks
}
