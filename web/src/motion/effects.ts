/** Small scenes for events: the door that is kicked in, the level that lights, the fall of a hero. */
import type { WireEvent } from '../protocol/types'
import type { Sections } from '../state/sections'

export type Fx =
  | { kind: 'kick' }
  | { kind: 'level'; seat: number; by: number }
  | { kind: 'death'; seat: number }

/** What is worth a scene, read off the events and the change of the sections. */
export function fxOf(events: WireEvent[], before: Sections, after: Sections): Fx[] {
  const scenes: Fx[] = []
  if (events.some((event) => event.from === 'door' && /^(fight|flight)$/.test(event.to)))
    scenes.push({ kind: 'kick' })
  for (const seat of after.seats) {
    const old = before.seats[seat.seat]
    if (!old) continue
    if (seat.level !== old.level)
      scenes.push({ kind: 'level', seat: seat.seat, by: seat.level - old.level })
    if (old.alive && !seat.alive) scenes.push({ kind: 'death', seat: seat.seat })
  }
  return scenes
}
