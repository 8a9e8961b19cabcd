import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { creditsFor, readAuthors } from '../build/credits'
import { iconsIn, readPacks } from '../build/pack-icons'
import { compose, HEIGHT, likeness, WIDTH } from '../src/cards/compose'
import { frameOf, KINDS_WITH_FRAMES } from '../src/cards/frames'

const at = (path: string): string => new URL(path, import.meta.url).pathname
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as { icons: Record<string, unknown>; aliases: Record<string, unknown> }
const PACKS = at('../../src/kickdoor/packs')

describe('composition', () => {
  const icons = ['ogre', 'wood-club', 'moon']

  it('is the same each time for a card', () => {
    expect(compose('p/ogre', icons)).toEqual(compose('p/ogre', icons))
  })

  it('makes no two of a thousand cards alike, even of the same icons', () => {
    const looks = new Set<string>()
    for (let i = 0; i < 1000; i++) looks.add(JSON.stringify(compose(`p/card-${i}`, icons)))
    expect(looks.size).toBe(1000)
  })

  it('seldom makes two cards alike even at a glance', () => {
    const looks = new Set<string>()
    for (let i = 0; i < 40; i++) looks.add(likeness(compose(`p/card-${i}`, icons)))
    expect(looks.size).toBeGreaterThan(36)
  })

  it('keeps the main icon in front and inside the picture', () => {
    for (let i = 0; i < 200; i++) {
      const main = compose(`p/card-${i}`, icons).icons.at(-1)
      expect(main?.icon).toBe('ogre')
      expect(main!.x).toBeGreaterThan(main!.size / 2)
      expect(main!.x).toBeLessThan(WIDTH - main!.size / 2)
      expect(main!.y).toBeLessThan(HEIGHT * 0.65)
    }
  })

  it('does with one icon, or with none', () => {
    expect(compose('p/x', ['ogre']).ghost).toBeNull()
    expect(compose('p/x', []).icons).toEqual([])
  })
})

describe('frames', () => {
  it('differ for every kind, and stand in for kinds nobody knows', () => {
    expect(new Set(KINDS_WITH_FRAMES.map(frameOf)).size).toBe(KINDS_WITH_FRAMES.length)
    expect(frameOf('vehicle')).toBe(frameOf('item'))
  })
})

describe('icons of the shipped packs', () => {
  it('are found however deep a card is nested', () => {
    const file = [{ art: { icons: ['a', 'b'] } }, { cards: [{ art: { icons: ['b', 'c'] } }] }]
    expect([...iconsIn(file)]).toEqual(['a', 'b', 'c'])
  })

  it.runIf(existsSync(PACKS))('are all in the set, and each has its author', () => {
    const authors = readAuthors(at('../icon-authors.tsv'))
    for (const pack of readPacks(PACKS)) {
      expect(pack.broken).toEqual([])
      const strangers = [...pack.icons].filter((icon) => !(icon in set.icons) && !(icon in set.aliases))
      expect(strangers).toEqual([])
      expect([...pack.icons].filter((icon) => !authors.has(icon))).toEqual([])
    }
  })

  it('are credited by author', () => {
    const authors = new Map([['a', 'lorc'], ['b', 'delapouite'], ['c', 'lorc']])
    expect(creditsFor(['c', 'a', 'b', 'a'], authors)).toEqual([
      { author: 'delapouite', icons: ['b'] },
      { author: 'lorc', icons: ['a', 'c'] },
    ])
  })
})
