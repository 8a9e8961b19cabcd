/** Which screen the address names: the menu at `/`, a table at `/table/{id}`. */
import { at } from '../protocol/http'

const tableIn = (path: string): string | null => {
  const match = /\/table\/([^/?#]+)\/?$/.exec(path)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}

class Route {
  table = $state<string | null>(tableIn(location.pathname))

  constructor() {
    window.addEventListener('popstate', () => (this.table = tableIn(location.pathname)))
  }

  toTable(id: string): void {
    history.pushState(null, '', at(`table/${encodeURIComponent(id)}${location.search}`))
    this.table = id
  }

  toMenu(): void {
    if (this.table !== null) history.pushState(null, '', at(`./${location.search}`))
    this.table = null
  }
}

export const route = new Route()
