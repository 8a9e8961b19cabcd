/**
 * Vite plugin: the card pictures of each pack as one chunk, and the credits of all icons in use.
 *
 * `virtual:card-art` exports `packs`, from pack name to a loader of {icon name: SVG body};
 * `virtual:icon-credits` exports the authors. Icons come from game-icons (CC BY 3.0).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { creditsFor, readAuthors } from './credits.ts'
import { readPacks, type PackIcons } from './pack-icons.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const PACKS = here('../../src/kickdoor/packs')
/** Made-up cards of the mock table; never part of a build. */
const DEV_PACKS = here('../dev/packs')
const ART = 'virtual:card-art'
const CREDITS = 'virtual:icon-credits'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

function iconSet(): (name: string) => string | undefined {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet
  return (name) => set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body
}

/** Names of the game-icons that the sources themselves import. */
function iconsOfTheInterface(folder = here('../src')): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/~icons\/game-icons\/([a-z0-9-]+)/g),
    ])
    .map((match) => match[1] ?? '')
}

const asModule = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

export function cardArt(): Plugin {
  let serving = false
  const packs = (): PackIcons[] => [...readPacks(PACKS), ...(serving ? readPacks(DEV_PACKS) : [])]
  return {
    name: 'kickdoor-card-art',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    resolveId: (id) => (id.startsWith(ART) || id === CREDITS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ART}`) {
        const loaders = packs().map(
          ({ pack }) => `${JSON.stringify(pack)}: () => import('${ART}/${pack}')`,
        )
        return `export const packs = { ${loaders.join(', ')} }`
      }
      if (id.startsWith(`\0${ART}/`)) {
        const pack = packs().find((each) => id === `\0${ART}/${each.pack}`)
        if (!pack) return asModule({})
        for (const file of pack.files) this.addWatchFile(file)
        for (const line of pack.broken) this.warn(`no pictures from ${line}`)
        const body = iconSet()
        const found = [...pack.icons].sort().map((icon) => [icon, body(icon)] as const)
        const missing = found.filter(([, svg]) => !svg).map(([icon]) => icon)
        if (missing.length) this.warn(`${pack.pack}: no such icon: ${missing.join(', ')}`)
        return asModule(Object.fromEntries(found.filter(([, svg]) => svg)))
      }
      if (id === `\0${CREDITS}`) {
        const body = iconSet()
        const used = packs().flatMap((pack) => [...pack.icons])
        const known = [...used, ...iconsOfTheInterface()].filter((icon) => body(icon))
        return asModule(creditsFor(known, readAuthors(here('../icon-authors.tsv'))))
      }
      return undefined
    },
  }
}
