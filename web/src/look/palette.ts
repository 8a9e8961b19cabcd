/** Turns a set's colours into a style sheet. What a set leaves out stays as `style/base.css` has it. */
import type { LookInfo } from '../protocol/types'

/** What the colours of a pack are called in the style sheets. */
const VARIABLES: Record<string, string> = {
  room: '--plank-a',
  room_shade: '--plank-b',
  seam: '--seam',
  panel: '--panel',
  raised: '--raised',
  line: '--line',
  text: '--text',
  soft: '--soft',
  faint: '--faint',
  accent: '--brass',
  on_accent: '--on-brass',
  title: '--gilt',
  cloth: '--felt',
  cloth_deep: '--felt-deep',
  on_cloth: '--on-felt',
  rim: '--rim',
  focus: '--focus',
  paper: '--parchment',
  ink: '--ink',
  ink_soft: '--ink-soft',
  door_back: '--door-back',
  treasure_back: '--treasure-back',
  back_rim: '--back-rim',
}
const COLOUR = /^#[0-9a-f]{6}$/
/** The great buttons and the prompt shine in the accent. */
const SHINE =
  '--button-top:color-mix(in oklab,var(--brass),white 22%);' +
  '--button-bottom:color-mix(in oklab,var(--brass),black 8%);' +
  '--button-rim:color-mix(in oklab,var(--brass),white 70%);'

function declarations(palette: Record<string, string>): string {
  const known = Object.entries(palette).filter(([name, colour]) => name in VARIABLES && COLOUR.test(colour))
  const written = known.map(([name, colour]) => `${VARIABLES[name]}:${colour};`)
  if (palette['room'] && COLOUR.test(palette['room'])) written.push(`--ground:${palette['room']};`)
  if (palette['accent']) written.push(SHINE)
  return written.join('')
}

/** The style sheet of a look; empty where the set has no colours of its own. */
export function sheetOf(look: Pick<LookInfo, 'dark' | 'light'>): string {
  const dark = declarations(look.dark)
  const light = declarations(look.light)
  return [
    dark && `:root:root{${dark}}`,
    light &&
      `@media (prefers-color-scheme:light){:root:root:not([data-theme='dark']){${light}}}` +
        `:root:root[data-theme='light']{${light}}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** What stands between the sets of a mix: `russia+ducktales`. */
export const JOINT = '+'
export const setsOf = (edition: string): string[] => edition.split(JOINT).filter(Boolean)
/** The set of a mix that leads, whose look holds. */
export const firstOf = (edition: string): string => setsOf(edition)[0] ?? ''

/** The look of the base deck. */
export const PLAIN: LookInfo = {
  dark: {},
  light: {},
  table: 'planks',
  frame: 'plain',
  display: 'grenze-gotisch',
  tints: {},
  two_sided: [],
}
