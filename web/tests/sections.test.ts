import { describe, expect, it } from 'vitest'
import type { SeatView, TableView, Update } from '../src/protocol/types'
import { merge, NOTHING } from '../src/state/sections'

const seat = (n: number, level = 1): SeatView => ({
  seat: n,
  name: `seat ${n}`,
  level,
  space: null,
  alive: true,
  epic: false,
  strength: level,
  run_away: 0,
  hand_doors: 0,
  hand_treasures: 0,
  hand_limit: 5,
  table: [],
  traits: {},
  shown: [],
})
const update = (more: Partial<Update> = {}): Update => ({ t: 'Update', seq: 1, events: [], ...more })
const whole = merge(
  NOTHING,
  update({
    table: { turn: 3 } as TableView,
    seats: { '0': seat(0), '1': seat(1), '2': seat(2) },
    fight: { fight: null },
    offers: [],
    decision: null,
    deadline: { revision: 7, ms: 4000, kind: 'closing', waited: [] },
  }),
  1000,
)

describe('merging sections', () => {
  it('keeps what an update does not mention, as the same objects', () => {
    const after = merge(whole, update({ seq: 2 }), 2000)
    expect(after.seq).toBe(2)
    expect(after.table).toBe(whole.table)
    expect(after.seats).toBe(whole.seats)
    expect(after.clock).toBe(whole.clock)
  })

  it('replaces the seats that changed and no other', () => {
    const after = merge(whole, update({ seats: { '1': seat(1, 5) } }), 0)
    expect(after.seats.map((each) => each.level)).toEqual([1, 5, 1])
    expect(after.seats[0]).toBe(whole.seats[0])
    expect(whole.seats[1]?.level).toBe(1)
  })

  it('tells "no fight" from "nothing new of the fight"', () => {
    const fighting = merge(whole, update({ fight: { fight: { main: 1 } as never } }), 0)
    expect(merge(fighting, update(), 0).fight).toBe(fighting.fight)
    expect(merge(fighting, update({ fight: { fight: null } }), 0).fight).toBeNull()
  })

  it('tells a decision that is gone from one that has not changed', () => {
    const asked = merge(whole, update({ decision: { id: 'a' } as never }), 0)
    expect(merge(asked, update(), 0).decision).toBe(asked.decision)
    expect(merge(asked, update({ decision: null }), 0).decision).toBeNull()
  })

  it('counts a deadline from its arrival and keeps the span of the same window', () => {
    expect(whole.clock).toMatchObject({ revision: 7, kind: 'closing', endsAt: 5000, span: 4000 })
    const later = merge(whole, update({ deadline: { revision: 7, ms: 1500, kind: 'closing', waited: [] } }), 3500)
    expect(later.clock).toMatchObject({ endsAt: 5000, span: 4000 })
    const next = merge(whole, update({ deadline: { revision: 8, ms: 1500, kind: 'closing', waited: [] } }), 3500)
    expect(next.clock).toMatchObject({ span: 1500 })
    expect(merge(whole, update({ deadline: null }), 0).clock).toBeNull()
  })
})

describe('merging fields', () => {
  it('keeps the fields of a section that an update leaves out', () => {
    const after = merge(whole, update({ seats: { '1': { level: 7 } }, table: { turn: 4 } }), 0)
    expect(after.seats[1]).toEqual({ ...whole.seats[1], level: 7 })
    expect(after.table).toMatchObject({ turn: 4 })
  })
})
