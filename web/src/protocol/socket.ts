/**
 * A websocket that comes back: it retries with growing pauses, says Hello with the last sequence
 * number seen, and notices a line that has gone silent.
 */
import type { ClientMessage, ServerMessage } from './types'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export interface LineHandlers {
  url: () => string
  /** The last sequence number seen, or null at first. */
  since: () => number | null
  message: (message: ServerMessage) => void
  state: (state: LineState, retryInMs: number) => void
}

/** Of the messages that this page speaks: `VERSION` in src/kickdoor/server/messages.py. */
export const VERSION = 1

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000
const PING_EVERY = 15_000
const SILENCE = 40_000
/** Close codes from here on say that trying again is no use: there is no such table. */
const FINAL = 4400

/** Pause before the nth retry (0, 1, 2, ...) in ms; `chance` in 0..1 spreads the crowd. */
export function pauseBefore(retry: number, chance: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** retry)
  return Math.round(pause * (0.75 + chance / 2))
}

export class Line {
  #socket: WebSocket | null = null
  #retries = 0
  #heard = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #stopped = false

  constructor(private readonly handlers: LineHandlers) {
    this.#connect()
    window.addEventListener('online', this.#hurry)
  }

  /** Sends if the line is open; says whether it did. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  stop(): void {
    this.#stopped = true
    window.removeEventListener('online', this.#hurry)
    clearTimeout(this.#retryTimer)
    clearInterval(this.#pingTimer)
    this.#socket?.close(1000)
    this.handlers.state('closed', 0)
  }

  #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#retryTimer)
    this.#retries = 0
    this.#connect()
  }

  #connect(): void {
    if (this.#stopped) return
    this.handlers.state(this.#retries === 0 ? 'connecting' : 'lost', 0)
    const socket = new WebSocket(this.handlers.url())
    this.#socket = socket
    socket.onopen = () => {
      this.#retries = 0
      this.#heard = performance.now()
      this.send({ t: 'Hello', since: this.handlers.since(), version: VERSION })
      this.handlers.state('open', 0)
      clearInterval(this.#pingTimer)
      this.#pingTimer = setInterval(() => this.#ping(socket), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = performance.now()
      this.handlers.message(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (event.code >= FINAL) this.stop()
      else this.#dropped(socket)
    }
  }

  #ping(socket: WebSocket): void {
    if (performance.now() - this.#heard > SILENCE) socket.close()
    else this.send({ t: 'Ping' })
  }

  #dropped(socket: WebSocket): void {
    if (this.#stopped || socket !== this.#socket) return
    clearInterval(this.#pingTimer)
    const pause = pauseBefore(this.#retries++, Math.random())
    this.handlers.state('lost', pause)
    this.#retryTimer = setTimeout(() => this.#connect(), pause)
  }
}
