/** What the client knows of a table: the newest of each section. Updates carry the changed ones alone. */
import type {
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
}

/** The sections after an update; `now` is the time of its arrival. Untouched sections stay the same objects. */
export function merge(old: Sections, update: Update, now: number): Sections {
  return {
    seq: update.seq,
    table: update.table ?? old.table,
    seats: update.seats ? mergeSeats(old.seats, update.seats) : old.seats,
    fight: update.fight ? update.fight.fight : old.fight,
    offers: update.offers ?? old.offers,
    you: update.you === undefined ? old.you : update.you,
    decision: update.decision === undefined ? old.decision : update.decision,
    clock: mergeClock(old.clock, update, now),
  }
}

function mergeSeats(
  old: readonly SeatView[],
  changed: Record<string, SeatView>,
): readonly SeatView[] {
  const seats = [...old]
  for (const seat of Object.values(changed)) seats[seat.seat] = seat
  return seats
}

function mergeClock(old: Clock | null, update: Update, now: number): Clock | null {
  const deadline = update.deadline
  if (deadline === undefined) return old
  if (deadline === null) return null
  const same = old?.revision === deadline.revision && old.kind === deadline.kind
  const span = same ? Math.max(old.span, deadline.ms) : deadline.ms
  return { revision: deadline.revision, kind: deadline.kind, endsAt: now + deadline.ms, span }
}
