/** Which screen the address names: the menu at `/`, a table at `/table/{id}`, its replay at `/replay/{id}`. */
import { at } from '../protocol/http'

const tableIn = (path: string): string | null => {
  const match = /\/table\/([^/?#]+)\/?$/.exec(path)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}

const replayIn = (path: string): string | null => {
  const match = /\/replay\/([^/?#]+)\/?$/.exec(path)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}

class Route {
  table = $state<string | null>(tableIn(location.pathname))
  replay = $state<string | null>(replayIn(location.pathname))

  constructor() {
    window.addEventListener('popstate', () => this.#read())
  }

  #read(): void {
    this.table = tableIn(location.pathname)
    this.replay = replayIn(location.pathname)
  }

  toReplay(id: string): void {
    history.pushState(null, '', at(`replay/${encodeURIComponent(id)}`))
    this.#read()
  }

  /** Drops what stands behind the path: a key that was used. */
  tidy(): void {
    history.replaceState(null, '', location.pathname)
  }

  toTable(id: string): void {
    history.pushState(null, '', at(`table/${encodeURIComponent(id)}${location.search}`))
    this.table = id
    this.replay = null
  }

  toMenu(): void {
    if (this.table !== null || this.replay !== null) history.pushState(null, '', at(`./${location.search}`))
    this.table = null
    this.replay = null
  }
}

export const route = new Route()
