/** What is said only where munchkins may become Epic. */

export const epic = {
  is: 'Epic',
  isLong: 'Epic: has feats and kicks two doors open at once',
  on: 'in force',
  off: (from: number) => `from level ${from} on`,
  doors: (n: number) => `${n} doors at once`,
  steps: ['Curses first', 'then what was found', 'then the room', 'and at last the monsters'],
  done: 'dealt with',
}
