/** The few things asked over HTTP. Paths hang on the page's <base>, so a mounted server works too. */
import type { Catalogue, HttpProblem, NewTable, Rulebook, TableCreated } from './types'

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
export const fetchRulebook = (edition: string, lang: string): Promise<Rulebook> =>
  ask(`api/rulebook?edition=${encodeURIComponent(edition)}&lang=${lang}`)
export const createTable = (table: NewTable): Promise<TableCreated> =>
  ask('api/tables', posting(table))
export const joinTable = (table: string, name: string): Promise<unknown> =>
  ask(`api/tables/${encodeURIComponent(table)}/join`, posting({ name }))

export function socketUrl(table: string, lang: string): string {
  const url = at(`api/tables/${encodeURIComponent(table)}/socket?lang=${lang}`)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}
