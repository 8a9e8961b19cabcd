/**
 * The outline of each kind of card, so that kinds can be told apart without colour.
 * Paths in a box of 100 by 140.
 */
const ROUND = 'M8 1H92Q99 1 99 8V132Q99 139 92 139H8Q1 139 1 132V8Q1 1 8 1Z'

const FRAMES: Record<string, string> = {
  item: ROUND,
  /** Horns at the top, cut corners below. */
  monster: 'M1 1L15 6H85L99 1V127L88 139H12L1 127Z',
  /** Corners bitten away. */
  curse: 'M12 1H88A11 11 0 0 0 99 12V128A11 11 0 0 0 88 139H12A11 11 0 0 0 1 128V12A11 11 0 0 0 12 1Z',
  /** Points upward. */
  enhancer: 'M1 10L50 1L99 10V139L50 132L1 139Z',
  /** An arched window. */
  identity: 'M1 14Q1 9 9 8Q50 -6 91 8Q99 9 99 14V134Q99 139 94 139H6Q1 139 1 134Z',
  /** Stepped corners, like a seal. */
  permission: 'M9 1H91V7H99V133H91V139H9V133H1V7H9Z',
  /** A ticket with a bite on either side. */
  'one-shot':
    'M8 1H92Q99 1 99 8V88A7 7 0 0 0 99 102V132Q99 139 92 139H8Q1 139 1 132V102A7 7 0 0 0 1 88V8Q1 1 8 1Z',
  /** A pennant. */
  'level-card': 'M8 1H92Q99 1 99 8V139L50 128L1 139V8Q1 1 8 1Z',
  /** A shield. */
  follower: 'M6 1H94Q99 1 99 6V112Q99 128 50 139Q1 128 1 112V6Q1 1 6 1Z',
  /** A folded corner. */
  attachment: 'M8 1H82L99 18V132Q99 139 92 139H8Q1 139 1 132V8Q1 1 8 1Z',
  /** Cut at every corner. */
  special: 'M10 1H90L99 11V129L90 139H10L1 129V11Z',
}

export const frameOf = (kind: string): string => FRAMES[kind] ?? ROUND
export const KINDS_WITH_FRAMES = Object.keys(FRAMES)
