/** What the client knows of a table: the newest of each section. Updates carry the changed ones alone. */
import type {
  CardView,
  FightView,
  OfferView,
  SeatView,
  TableView,
  Update,
  WireDecision,
  YouView,
} from '../protocol/types'

export interface Clock {
  revision: number
  kind: string
  /** On the clock of `performance.now()`. */
  endsAt: number
  /** The whole span in ms, so that a ring knows how much of it is left. */
  span: number
  /** Who asked for more time. */
  waited: readonly number[]
}

export interface Sections {
  seq: number | null
  table: TableView | null
  seats: readonly SeatView[]
  fight: FightView | null
  offers: readonly OfferView[]
  you: YouView | null
  decision: WireDecision | null
  clock: Clock | null
  /** Hands that spectators may see, by seat. */
  hands: Readonly<Record<string, CardView[]>>
}

export const NOTHING: Sections = {
  seq: null,
  table: null,
  seats: [],
  fight: null,
  offers: [],
  you: null,
  decision: null,
  clock: null,
  hands: {},
}

/** The sections after an update; `now` is the time of its arrival. Untouched sections stay the same objects. */
export function merge(old: Sections, update: Update, now: number): Sections {
  return {
    seq: update.seq,
    table: changed(old.table, update.table),
    seats: update.seats ? mergeSeats(old.seats, update.seats) : old.seats,
    fight: changed(old.fight, update.fight?.fight),
    offers: update.offers ?? old.offers,
    you: changed(old.you, update.you),
    decision: changed(old.decision, update.decision),
    clock: mergeClock(old.clock, update, now),
    hands: update.hands ?? old.hands,
  }
}

/** A section with the fields that have changed; where there was none, they are all there. */
function changed<T extends object>(old: T | null, change: Partial<T> | null | undefined): T | null {
  if (change === undefined) return old
  return change === null ? null : ({ ...old, ...change } as T)
}

function mergeSeats(
  old: readonly SeatView[],
  changes: Record<string, Partial<SeatView>>,
): readonly SeatView[] {
  const seats = [...old]
  for (const [seat, change] of Object.entries(changes))
    seats[Number(seat)] = changed(seats[Number(seat)] ?? null, change) as SeatView
  return seats
}

function mergeClock(old: Clock | null, update: Update, now: number): Clock | null {
  const deadline = update.deadline
  if (deadline === undefined) return old
  if (deadline === null) return null
  const same = old?.revision === deadline.revision && old.kind === deadline.kind
  const span = same ? Math.max(old.span, deadline.ms) : deadline.ms
  const { revision, kind, ms, waited } = deadline
  return { revision, kind, endsAt: now + ms, span, waited }
}
