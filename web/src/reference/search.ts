/** Finding rules by words, and the words in them. */
import type { Rulebook, RuleInfo } from '../protocol/types'

export type Rule = [id: string, info: RuleInfo]
export interface Chapter {
  topic: string
  name: string
  rules: Rule[]
}

const plain = (text: string): string => text.replaceAll('-', ' ').toLowerCase()

export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean)

/** Rules that hold every word in their id, the name of their topic, or their text. */
export function found(book: Rulebook, words: string[], only: ReadonlySet<string> | null): Rule[] {
  return Object.entries(book.rules).filter(([id, { topic, text }]) => {
    if (only && !only.has(id)) return false
    const whole = plain(`${id} ${book.topics[topic] ?? topic} ${text}`)
    return words.every((word) => whole.includes(word))
  })
}

/** Rules under their topics, in the order of the book; `first` is the topic to begin with. */
export function chapters(book: Rulebook, rules: Rule[], first: string | null = null): Chapter[] {
  const heaps = new Map<string, Rule[]>(first === null ? [] : [[first, []]])
  for (const rule of rules) {
    const heap = heaps.get(rule[1].topic)
    if (heap) heap.push(rule)
    else heaps.set(rule[1].topic, [rule])
  }
  return [...heaps]
    .filter(([, own]) => own.length > 0)
    .map(([topic, own]) => ({ topic, name: book.topics[topic] ?? topic, rules: own }))
}

export interface Piece {
  text: string
  hit: boolean
}

/** A text cut at the words that were searched for. */
export function marked(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pieces = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'))
  return pieces.map((piece, i) => ({ text: piece, hit: i % 2 === 1 })).filter(({ text: t }) => t)
}
