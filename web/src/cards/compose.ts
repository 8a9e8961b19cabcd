/**
 * Composes a card's picture from its icons: where each one stands, on what ground, in what light.
 * Everything hangs on the card's id, so that a card looks the same everywhere and like no other.
 */
import { Seeded } from './hash'

/** The picture is 300 by 210 units. */
export const WIDTH = 300
export const HEIGHT = 210

export const PATTERNS = [
  'rays',
  'hills',
  'moon',
  'bricks',
  'dots',
  'planks',
  'waves',
  'arch',
  'stars',
  'slopes',
] as const
export type Pattern = (typeof PATTERNS)[number]

export interface Placed {
  icon: string
  /** The middle of the icon. */
  x: number
  y: number
  size: number
  turn: number
  mirrored: boolean
  fill: string
  shade: string
}

export interface Composition {
  ground: [string, string]
  light: { x: number; y: number; colour: string }
  pattern: Pattern
  patternColour: string
  /** Moves and stretches the pattern: three numbers in 0..1. */
  drift: [number, number, number]
  /** The second icon, large and faint, behind the scene; absent where a card has one icon. */
  ghost: Placed | null
  /** From back to front. */
  icons: Placed[]
}

type Stand = { x: number; y: number; size: number }

/** Arrangements: the main icon, then its company. */
const STANDS: readonly (readonly Stand[])[] = [
  [{ x: 150, y: 104, size: 168 }, { x: 248, y: 158, size: 84 }, { x: 48, y: 52, size: 66 }],
  [{ x: 116, y: 106, size: 172 }, { x: 236, y: 70, size: 92 }, { x: 240, y: 164, size: 66 }],
  [{ x: 186, y: 106, size: 172 }, { x: 62, y: 148, size: 92 }, { x: 60, y: 56, size: 66 }],
  [{ x: 150, y: 112, size: 160 }, { x: 58, y: 60, size: 84 }, { x: 244, y: 158, size: 70 }],
  [{ x: 138, y: 98, size: 164 }, { x: 56, y: 164, size: 80 }, { x: 252, y: 58, size: 66 }],
]

const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${Math.round(((hue % 360) + 360) % 360)} ${Math.round(saturation)}% ${Math.round(light)}%)`

export function compose(id: string, icons: readonly string[]): Composition {
  const seed = new Seeded(id)
  const hue = seed.below(360)
  const warm = seed.between(-28, 28)
  const answer = hue + 180 + seed.between(-50, 50)
  const stands = seed.pick(STANDS)
  const pattern = seed.pick(PATTERNS)
  const drift: [number, number, number] = [seed.next(), seed.next(), seed.next()]
  const placed = icons.slice(0, 3).map((icon, i): Placed => {
    const stand = stands[i] ?? stands[0]!
    const main = i === 0
    return {
      icon,
      x: stand.x + seed.between(-8, 8),
      y: stand.y + seed.between(-5, 5),
      size: stand.size * seed.between(0.94, 1.06),
      turn: main ? seed.between(-6, 6) : seed.between(-22, 22),
      mirrored: seed.next() < (main ? 0.3 : 0.4),
      fill: main ? hsl(hue + warm, 42, 88) : hsl(answer + i * 24, 72, 70),
      shade: hsl(hue + 20, 55, 11),
    }
  })
  return {
    ground: [hsl(hue, 42, 38), hsl(hue + warm * 2, 52, 18)],
    light: { x: seed.between(15, 85), y: seed.between(5, 60), colour: hsl(hue + warm, 65, 58) },
    pattern,
    patternColour: hsl(hue - warm, 48, 30),
    drift,
    ghost: ghostOf(icons[1], seed, hsl(hue, 40, 62)),
    icons: placed.toReversed(),
  }
}

function ghostOf(icon: string | undefined, seed: Seeded, fill: string): Placed | null {
  const x = seed.between(40, 260)
  const turn = seed.between(-30, 30)
  if (!icon) return null
  return { icon, x, y: 96, size: 300, turn, mirrored: false, fill, shade: 'none' }
}

/** What an eye would tell two pictures apart by, coarsely; equal for two cards only by bad luck. */
export function likeness(picture: Composition): string {
  const hue = (colour: string): number => Math.round(Number(/\d+/.exec(colour)?.[0] ?? 0) / 30) % 12
  const icons = picture.icons.map((each) => `${each.icon}@${Math.round(each.x / 40)}`)
  return [hue(picture.ground[0]), picture.pattern, ...icons].join(' ')
}
