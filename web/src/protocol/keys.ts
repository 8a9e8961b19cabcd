/** Reading option keys: `verb[:arg[>arg]*]`. Reading only; what a key means is the server's business. */

/** `play` of `play:munchkins/ladle>monsters`. */
export const verbOf = (key: string): string => /^[a-z-]+/.exec(key)?.[0] ?? ''

/** The picks of a key in their order: [`munchkins/ladle`, `monsters`]. */
export function argsOf(key: string): string[] {
  const rest = key.slice(verbOf(key).length).replace(/^[:>]/, '')
  return rest === '' ? [] : rest.split('>')
}

/** The pick a key ends with, or its verb where it has none. */
export const lastOf = (key: string): string => argsOf(key).at(-1) ?? verbOf(key)

/** The seat that a token such as `@2` names. */
export function seatOf(token: string): number | null {
  const match = /^@(\d+)$/.exec(token)
  return match ? Number(match[1]) : null
}

/** The card id without its ordinal: `pack/name` of `pack/name#2`. */
export const cardIdOf = (token: string): string => token.replace(/#\d+$/, '')
