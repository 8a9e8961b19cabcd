/** Reads, from the shipped packs' card files, which icons their pictures are made of. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'

export interface PackIcons {
  pack: string
  files: string[]
  icons: Set<string>
  /** Files that could not be read; their cards fall back to the sign of their kind. */
  broken: string[]
}

const isCardFile = (name: string): boolean => /\.ya?ml$/.test(name)

/** Collects every `art.icons` entry of a parsed card file, however deep the file nests its cards. */
export function iconsIn(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) {
    for (const each of node) iconsIn(each, found)
  } else if (node !== null && typeof node === 'object') {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'art' && value && Array.isArray((value as { icons?: unknown }).icons)) {
        for (const icon of (value as { icons: unknown[] }).icons) found.add(String(icon))
      } else iconsIn(value, found)
    }
  }
  return found
}

/** One entry for each folder of `root` that has card files, in the order of their names. */
export function readPacks(root: string): PackIcons[] {
  if (!existsSync(root)) return []
  const packs = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return packs
    .map((entry) => readPack(root, entry.name))
    .filter((pack) => pack.files.length > 0)
    .sort((a, b) => a.pack.localeCompare(b.pack))
}

function readPack(root: string, pack: string): PackIcons {
  const folder = join(root, pack, 'cards')
  const names = existsSync(folder) ? readdirSync(folder).filter(isCardFile).sort() : []
  const files = names.map((name) => join(folder, name))
  const icons = new Set<string>()
  const broken: string[] = []
  for (const file of files) {
    try {
      iconsIn(load(readFileSync(file, 'utf8')), icons)
    } catch (error) {
      broken.push(`${file}: ${String(error).split('\n')[0]}`)
    }
  }
  return { pack, files, icons, broken }
}
