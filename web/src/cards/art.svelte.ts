/** The icons of card pictures; each pack's are one chunk, fetched when a card of it is first shown. */
import { packs } from 'virtual:card-art'

let bodies = $state.raw<Readonly<Record<string, string>>>({})
const asked = new Set<string>()

/** Fetches a pack's icons once. A card whose icons do not come shows the sign of its kind. */
export function wantArt(pack: string): void {
  if (asked.has(pack)) return
  asked.add(pack)
  void packs[pack]?.()
    .then((chunk) => (bodies = { ...bodies, ...chunk.default }))
    .catch(() => asked.delete(pack))
}

export const bodyOf = (icon: string): string | undefined => bodies[icon]
