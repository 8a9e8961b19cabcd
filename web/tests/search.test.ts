import { describe, expect, it } from 'vitest'
import { chapters, found, marked, wordsOf } from '../src/reference/search'
import type { Rulebook, RuleInfo } from '../src/protocol/types'

const rule = (topic: string, text: string): RuleInfo => ({ topic, text, see: [] })
const book: Rulebook = {
  topics: { combat: 'Combat', items: 'Items', 'big-items': 'Big things' },
  rules: {
    'combat-ties-lose': rule('combat', 'A tie goes to the monsters.'),
    'items-slot-hands': rule('items', 'Two hands, no more.'),
    'big-items-one-only': rule('big-items', 'One big item at a time.'),
  },
  concerns: { items: ['items-slot-hands', 'combat-ties-lose'] },
  absent: [],
}
const ids = (search: string, only: string[] | null = null): string[] =>
  found(book, wordsOf(search), only && new Set(only)).map(([id]) => id)

describe('search', () => {
  it('finds by the id, by words of the text in any order, and by the name of a topic', () => {
    expect(ids('combat-ties-lose')).toEqual(['combat-ties-lose'])
    expect(ids('MONSTERS tie')).toEqual(['combat-ties-lose'])
    expect(ids('big things')).toEqual(['big-items-one-only'])
    expect(ids('hands')).toEqual(['items-slot-hands'])
    expect(ids('')).toHaveLength(3)
    expect(ids('nowhere')).toEqual([])
  })

  it('keeps to the rules that it is given', () => {
    expect(ids('', book.concerns['items'])).toEqual(['combat-ties-lose', 'items-slot-hands'])
    expect(ids('big', book.concerns['items'])).toEqual([])
  })

  it('puts rules under their topics in the order of the book, a chosen topic first', () => {
    const all = found(book, [], null)
    expect(chapters(book, all).map((each) => each.name)).toEqual(['Combat', 'Items', 'Big things'])
    expect(chapters(book, all, 'items').map((each) => each.topic)[0]).toBe('items')
    expect(chapters(book, [], 'items')).toEqual([])
  })

  it('marks the words in a text, whatever signs are searched for', () => {
    expect(marked('A tie, a TIE.', ['tie'])).toEqual([
      { text: 'A ', hit: false },
      { text: 'tie', hit: true },
      { text: ', a ', hit: false },
      { text: 'TIE', hit: true },
      { text: '.', hit: false },
    ])
    expect(marked('plain', [])).toEqual([{ text: 'plain', hit: false }])
    expect(marked('1.5 (x)', wordsOf('(x)')).at(-1)).toEqual({ text: '(x)', hit: true })
  })
})
