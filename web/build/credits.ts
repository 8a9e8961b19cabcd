/** Whom to thank for the icons: authors with the icons of theirs that this build contains. */
import { readFileSync } from 'node:fs'

export interface Credit {
  author: string
  icons: string[]
}

/** Reads the tab-separated list `icon<TAB>author`; lines that begin with # are notes. */
export function readAuthors(path: string | URL): Map<string, string> {
  const rows = readFileSync(path, 'utf8').split('\n')
  const pairs = rows.filter((row) => row && !row.startsWith('#')).map((row) => row.split('\t'))
  return new Map(pairs.map(([icon, author]) => [icon ?? '', author ?? '']))
}

/** Groups the icons in use by author; an icon nobody is known for goes to `unknown`. */
export function creditsFor(icons: Iterable<string>, authors: Map<string, string>): Credit[] {
  const byAuthor = new Map<string, string[]>()
  for (const icon of [...new Set(icons)].sort()) {
    const author = authors.get(icon) ?? 'unknown'
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), icon])
  }
  return [...byAuthor]
    .map(([author, own]) => ({ author, icons: own }))
    .sort((a, b) => a.author.localeCompare(b.author))
}
