/**
 * A table without a server: /dev/?scene=fight draws frozen messages, /dev/ shows the menu.
 * It answers fetch and WebSocket inside the page, before the client starts.
 */
import type { ClientMessage, ServerMessage } from '../src/protocol/types'
import { catalogue, rulebook } from './cards'
import { answerTo, opening } from './scenes'

const query = new URLSearchParams(location.search)
const scene = query.get('scene')

const json = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 })

window.fetch = async (input) => {
  const path = String(input)
  if (path.includes('api/catalogue')) return json(catalogue)
  if (path.includes('api/rulebook')) return json(rulebook)
  return json({ table: 'mock', path: '/table/mock' })
}

class MockSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    super()
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    }, 10)
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage
    if (message.t === 'Hello') this.#say(opening(scene ?? 'hand'))
    else this.#say(answerTo(message))
    if (scene === 'lost' && message.t === 'Hello') setTimeout(() => this.close(), 300)
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  #say(messages: ServerMessage[]): void {
    for (const [i, message] of messages.entries())
      setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 20 + i * 5)
  }
}
window.WebSocket = MockSocket as unknown as typeof WebSocket

if (scene) history.replaceState(null, '', `/table/mock${location.search}`)
else history.replaceState(null, '', `/${location.search}`)
const { session } = await import('../src/state/session.svelte')
Object.assign(window, { session })
await import('../src/main')
