import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { WireEvent } from '../src/protocol/types'

const event = (from: string, to: string, ...cards: WireEvent['cards']): WireEvent => ({
  k: 'moved',
  text: '',
  seat: 0,
  cards,
  from,
  to,
  amount: 0,
})

describe('the ways of cards', () => {
  let waysOf: (events: WireEvent[]) => unknown[]

  beforeAll(async () => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener: () => {} }) })
    vi.stubGlobal('localStorage', { getItem: () => null })
    waysOf = (await import('../src/motion/travel')).waysOf
  })

  it('run through several zones as one, also where the handle is renewed', () => {
    const ways = waysOf([
      event('hand:0', 'flight', { handle: 20, id: 'p/x', was: 7 }),
      event('flight', 'door-discards', { handle: 20, id: 'p/x' }),
    ])
    expect(ways).toEqual([{ from: 'hand:0', to: 'door-discards', first: 7, last: 20 }])
  })

  it('are one for each hidden card', () => {
    const hidden = { handle: -1, id: '' }
    expect(waysOf([event('door', 'hand:1', hidden, hidden)])).toHaveLength(2)
  })

  it('are none for what moves nowhere', () => {
    expect(waysOf([event('', '', { handle: 3, id: 'p/x' })])).toEqual([])
  })
})
