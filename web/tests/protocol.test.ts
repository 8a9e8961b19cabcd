import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { argsOf, cardIdOf, lastOf, seatOf, verbOf } from '../src/protocol/keys'
import { pauseBefore } from '../src/protocol/socket'
import { PLAIN } from '../src/look/palette'
import { changedRules } from '../src/menu/rules'
import { piecesOf } from '../src/text/tokens'

describe('option keys', () => {
  it('fall into verb and picks', () => {
    expect(verbOf('play:p/ladle#2>@3')).toBe('play')
    expect(argsOf('play:p/ladle#2>@3')).toEqual(['p/ladle#2', '@3'])
    expect(argsOf('sacrifice>yes')).toEqual(['yes'])
    expect(lastOf('kick-open')).toBe('kick-open')
    expect(lastOf('trade:@1>p/hat>for>done')).toBe('done')
  })

  it('name seats and cards', () => {
    expect(seatOf('@3')).toBe(3)
    expect(seatOf('p/ladle')).toBeNull()
    expect(cardIdOf('p/ladle#2')).toBe('p/ladle')
  })
})

describe('log sentences', () => {
  it('give their cards as links, with the stop that follows', () => {
    expect(piecesOf('Ada plays [[p/ladle]] on [[p/ogre]].')).toEqual([
      { text: 'Ada plays ' },
      { card: 'p/ladle', tail: '' },
      { text: ' on ' },
      { card: 'p/ogre', tail: '.' },
    ])
  })

  it('may begin with a card, hold none, or hold one bracket', () => {
    expect(piecesOf('[[p/ogre]] wakes')).toEqual([{ card: 'p/ogre', tail: '' }, { text: ' wakes' }])
    expect(piecesOf('Nothing [here].')).toEqual([{ text: 'Nothing [here].' }])
    expect(piecesOf('[[a/b]][[c/d]]')).toEqual([{ card: 'a/b', tail: '' }, { card: 'c/d', tail: '' }])
  })
})

describe('coming back after a drop', () => {
  it('waits longer each time, up to a limit, and not all at once', () => {
    const pauses = [0, 1, 2, 3, 10].map((retry) => pauseBefore(retry, 0.5))
    expect(pauses).toEqual([400, 800, 1600, 3200, 8000])
    expect(pauseBefore(2, 0)).toBeLessThan(pauseBefore(2, 1))
  })
})

describe('house rules', () => {
  const edition = {
    id: 'e',
    sets: ['e'],
    name: 'E',
    languages: ['en'],
    board: null,
    look: PLAIN,
    fixed: [],
    mounts: [],
    scenes: {},
    options: [
      { id: 'goal', default: 10, choices: [8, 10], text: '' },
      { id: 'epic', default: false, choices: [false, true], text: '' },
    ],
  }

  it('send what differs from the default and is still offered', () => {
    expect(changedRules(edition, { goal: 8, epic: false, old: 1 })).toEqual({ goal: 8 })
    expect(changedRules(edition, { goal: 99 })).toEqual({})
    expect(changedRules(edition, undefined)).toEqual({})
  })
})

describe('the lock file', () => {
  it('names no host', () => {
    const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
    expect(lock).not.toContain('://')
  })
})
