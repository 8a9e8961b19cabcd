/** Splits a log sentence at its card links: `Ada plays [[munchkins/ladle]].` */
export type Piece = { text: string } | { card: string }

export function piecesOf(sentence: string): Piece[] {
  return sentence
    .split(/(\[\[[^\]]+\]\])/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[[') ? { card: part.slice(2, -2) } : { text: part }))
}
