/** Splits a log sentence at its card links: `Ada plays [[munchkins/ladle]].` */
export type Piece =
  | { text: string }
  /** `tail` is what must not be parted from the name: a full stop, a comma. */
  | { card: string; tail: string }

export function piecesOf(sentence: string): Piece[] {
  return [...sentence.matchAll(/\[\[([^\]]+)\]\]([^\s[]*)|(?:(?!\[\[)[^])+/g)].map(
    ([whole, card, tail]) => (card === undefined ? { text: whole } : { card, tail: tail ?? '' }),
  )
}
