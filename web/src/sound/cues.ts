/** Which sound goes with what happened, and on which volume it hangs. */
import type { WireEvent } from '../protocol/types'
import type { Sections } from '../state/sections'
import { settings } from '../state/settings.svelte'
import { sound, type SoundName } from './synth'

/** The sounds of one update, the loudest news alone where there are several. */
export function cuesFor(
  events: WireEvent[],
  before: Sections,
  after: Sections,
  me: number | null,
): SoundName[] {
  const cues: SoundName[] = []
  const news = loudest(events, before, after)
  if (news) cues.push(news)
  if (mustAct(before, after, me)) cues.push('bell')
  else if (windowOpened(before, after)) cues.push('tick')
  return cues
}

const mustAct = (before: Sections, after: Sections, me: number | null): boolean =>
  me !== null &&
  (after.decision?.required ?? false) &&
  after.decision?.kind !== 'draft' &&
  !(before.decision?.required ?? false)

/** A window that I may answer is open now, and was not. */
const windowOpened = (before: Sections, after: Sections): boolean =>
  after.clock !== null &&
  after.clock.revision !== before.clock?.revision &&
  /^(closing|answers)$/.test(after.decision?.kind ?? '')

function loudest(events: WireEvent[], before: Sections, after: Sections): SoundName | null {
  if (after.table?.winners.length && !before.table?.winners.length) return 'win'
  if (after.table?.die && !before.table?.die) return 'die'
  for (const seat of after.seats) {
    const old = seat && before.seats[seat.seat]
    if (old && seat.level > old.level) return 'level'
    if (old && (seat.level < old.level || (old.alive && !seat.alive))) return 'fall'
  }
  if (events.some((event) => event.from === 'door' && /^(fight|flight)$/.test(event.to))) return 'kick'
  if (events.some((event) => event.k.includes('curse'))) return 'curse'
  return events.some((event) => event.cards.length > 0) ? 'card' : null
}

const VOLUME: Partial<Record<SoundName, 'bell' | 'talk'>> = { bell: 'bell', tick: 'bell', talk: 'talk' }

export function play(names: SoundName[]): void {
  for (const name of names) sound(name, settings[VOLUME[name] ?? 'effects'])
}
