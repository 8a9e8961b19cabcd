import { describe, expect, it } from 'vitest'
import type { WireDecision, WireOption, WireRefusal } from '../src/protocol/types'
import {
  bigButtons,
  byCard,
  dealEntries,
  groupOf,
  keyOf,
  offerOptions,
  passOption,
  picksOf,
} from '../src/state/options'
import { sided } from '../src/state/side'

const option = (key: string, card: number | null = null, group = ''): WireOption => ({
  key,
  label: key,
  card,
  group,
  grave: false,
})
const refusal = (key: string, card: number | null): WireRefusal => ({
  key,
  label: key,
  card,
  rule: 'some-rule',
  text: 'No.',
})
const decision = (options: WireOption[], more: Partial<WireDecision> = {}): WireDecision => ({
  id: '0.1.floor',
  kind: 'floor',
  required: true,
  prompt: '',
  source: null,
  revision: 1,
  options,
  refused: [],
  ...more,
})

describe('the menu of a card', () => {
  const asked = decision(
    [
      option('sell:p/hat', 4, 'sell'),
      option('equip:p/hat', 4, 'equip'),
      option('play:p/ladle', 5, 'play'),
      option('kick-open', null, 'turn'),
    ],
    { refused: [refusal('play:p/hat', 4)] },
  )

  it('holds the options and refusals of that card alone, in the usual order', () => {
    const groups = byCard(asked).get(4)
    expect(groups?.map((each) => each.group)).toEqual(['play', 'equip', 'sell'])
    expect(groups?.[0]?.entries[0]).toMatchObject({ open: false, refusal: { text: 'No.' } })
    expect(byCard(asked).get(5)).toHaveLength(1)
    expect(byCard(asked).has(6)).toBe(false)
  })

  it('groups by verb where the server names no group', () => {
    expect(groupOf({ key: 'shed:p/hat' })).toBe('discard')
    expect(groupOf({ key: 'unequip:p/hat' })).toBe('unequip')
    expect(groupOf({ key: 'unequip:p/hat', group: 'equip' })).toBe('equip')
  })
})

describe('the big buttons', () => {
  it('are what moves the game on, also where it names a card that is not mine', () => {
    const asked = decision([
      option('claim', null, 'fight'),
      option('flee:p/ogre', 9, 'fight'),
      option('use:p/ogre>bribe', 9, 'use'),
      option('drop:p/elf', 4, 'discard'),
      option('ask:@1', null, 'help'),
      option('accept:3', null, 'help'),
      option('pass', null, 'answer'),
    ])
    expect(bigButtons(asked, new Set([4])).map((each) => each.key)).toEqual(['claim', 'flee:p/ogre'])
    expect(passOption(asked)?.key).toBe('pass')
    expect(dealEntries(asked).map(keyOf)).toEqual(['ask:@1'])
    expect(offerOptions(asked, 3).map((each) => each.key)).toEqual(['accept:3'])
    expect(offerOptions(asked, 33)).toEqual([])
  })

  it('are none while something is picked', () => {
    expect(bigButtons(decision([option('yes')], { kind: 'choice' }))).toEqual([])
  })
})

describe('picks', () => {
  const draft = decision(
    [
      option('play:p/curse>@2'),
      option('play:p/curse>p/hat', 4),
      option('play:p/curse>p/hat#2', 5),
      option('play:p/curse>monsters'),
      option('play:p/curse>done'),
      option('back'),
    ],
    { kind: 'draft' },
  )

  it('are found by the card or the seat that they would take', () => {
    const picks = picksOf(draft)
    expect([...picks.cards.keys()]).toEqual([4, 5])
    expect([...picks.seats.keys()]).toEqual([2])
    expect(picks.list).toHaveLength(4)
    expect(picks.ends.map((each) => each.key)).toEqual(['play:p/curse>done', 'back'])
  })

  it('leave nothing out that the server offers', () => {
    const picks = picksOf(draft)
    expect([...picks.list, ...picks.ends]).toHaveLength(draft.options.length)
  })

  it('are no matter of a floor', () => {
    expect(picksOf(decision([option('play:p/curse', 4)])).list).toEqual([])
  })
})

describe('the menu left of the hand', () => {
  const kinds: Record<string, string> = { 'p/boils': 'curse', 'p/ogre': 'monster', 'p/hat': 'item' }
  const kindOf = (id: string): string | null => kinds[id] ?? null

  it('lists every heading, with reasons for what is barred', () => {
    const groups = sided(
      [
        { open: true, option: option('play:p/boils', 1, 'play') },
        { open: false, refusal: refusal('play:p/ogre#2', 2) },
        { open: true, option: option('use:p/elf>x', 3, 'use') },
        { open: true, option: option('ask:@1', null, 'help') },
        { open: false, refusal: refusal('sell:p/hat', 4) },
        { open: true, option: option('sell:p/hat#2', 5, 'sell') },
      ],
      kindOf,
    )
    const count = Object.fromEntries(groups.map((each) => [each.heading, each.entries.length]))
    expect(count).toEqual({
      curse: 1,
      trouble: 1,
      'one-shot': 0,
      ability: 1,
      deal: 1,
      gear: 1,
      other: 0,
    })
  })
})
