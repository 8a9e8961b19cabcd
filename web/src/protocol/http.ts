/** The few things asked over HTTP. Paths hang on the page's <base>, so a mounted server works too. */
import type {
  Catalogue,
  EditionInfo,
  HttpProblem,
  NewTable,
  PublicTables,
  Replay,
  Rulebook,
  SeatKey,
  SeatTaken,
  Statistics,
  TableCreated,
  Update,
} from './types'

export const at = (path: string): URL => new URL(path, document.baseURI)

/** The server answered, but with a no; the message is fit to be shown. */
export class RequestRefused extends Error {}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(at(path), { credentials: 'same-origin', ...init })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const said = (body as HttpProblem | null)?.text
    throw new RequestRefused(said ?? `${response.status} ${response.statusText}`)
  }
  return body as T
}

const posting = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export const fetchCatalogue = (lang: string): Promise<Catalogue> =>
  ask(`api/catalogue?lang=${lang}`)
/** A mix of sets, as it would be played. */
export const fetchEdition = (edition: string, lang: string): Promise<EditionInfo> =>
  ask(`api/edition?edition=${encodeURIComponent(edition)}&lang=${lang}`)
export const fetchRulebook = (edition: string, lang: string): Promise<Rulebook> =>
  ask(`api/rulebook?edition=${encodeURIComponent(edition)}&lang=${lang}`)
export const createTable = (table: NewTable): Promise<TableCreated> =>
  ask('api/tables', posting(table))
export const joinTable = (table: string, name: string): Promise<unknown> =>
  ask(`api/tables/${encodeURIComponent(table)}/join`, posting({ name, entropy: ownChance() }))

/** Chance of our own, mixed into the table's: so nobody else can choose how the decks lie. */
export function ownChance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const of = (table: string, rest: string): string => `api/tables/${encodeURIComponent(table)}/${rest}`

export const fetchTables = (edition: string, onlyFree: boolean): Promise<PublicTables> => {
  const wanted = new URLSearchParams()
  if (edition) wanted.set('edition', edition)
  if (onlyFree) wanted.set('free', '1')
  return ask(`api/tables?${wanted}`)
}
export const fetchStatistics = (): Promise<Statistics> => ask('api/statistics')
export const fetchReplay = (table: string): Promise<Replay> => ask(of(table, 'replay'))
export const fetchFrame = (
  table: string,
  place: number,
  seat: number | null,
  lang: string,
): Promise<Update> => ask(of(table, `replay/${place}?lang=${lang}${seat === null ? '' : `&seat=${seat}`}`))
export const fetchSeatKey = (table: string): Promise<SeatKey> => ask(of(table, 'seat-key'))
export const takeSeat = (table: string, key: string): Promise<SeatTaken> =>
  ask(of(table, 'take'), posting({ key }))
export const rematch = (table: string): Promise<TableCreated> =>
  ask(of(table, 'rematch'), { method: 'POST' })

export function socketUrl(table: string, lang: string, seat: number | null = null): string {
  const chair = seat === null ? '' : `&seat=${seat}`
  const url = at(`api/tables/${encodeURIComponent(table)}/socket?lang=${lang}${chair}`)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}
