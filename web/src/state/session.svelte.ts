/** The table this page sits at: its line, its newest sections, its log and its chat. */
import { tick } from 'svelte'
import { fxOf, type Fx } from '../motion/effects'
import { snapshot, travel } from '../motion/travel'
import { socketUrl } from '../protocol/http'
import { Line, type LineState } from '../protocol/socket'
import type {
  Answer,
  ChatLine,
  Circle,
  ClientMessage,
  Preview,
  Problem,
  Refused,
  Replay,
  ServerMessage,
  Update,
  Welcome,
  WireOption,
} from '../protocol/types'
import { cuesFor, play } from '../sound/cues'
import { merge, NOTHING, type Sections } from './sections'
import { settings } from './settings.svelte'

export interface LogEntry {
  id: number
  text: string
  seat: number
  kind: string
}

export interface TalkEntry extends ChatLine {
  id: number
}

const LONGEST_LOG = 600
/** Questions about totals go out one by one: the line carries answers first. */
const PREVIEW_EVERY = 120
const MOST_PREVIEWS = 14
/** After this long without an answer from the server another choice may be sent (ms). */
const PATIENCE = 4_000

/** What is said so soon after a welcome was said before (ms). */
const HISTORY = 800
const PROBLEM_STAYS = 6_000
const FINAL = new Set(['no-table', 'old-table', 'broken-table', 'version', 'no-spectators'])

const nonce = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`

class Session {
  id = $state<string | null>(null)
  welcome = $state.raw<Welcome | null>(null)
  now = $state.raw<Sections>(NOTHING)
  log = $state.raw<readonly LogEntry[]>([])
  talk = $state.raw<readonly TalkEntry[]>([])
  line = $state<LineState>('closed')
  retryAt = $state(0)
  waiting = $state.raw<Answer | null>(null)
  previews = $state.raw<Readonly<Record<string, Preview>>>({})
  refused = $state.raw<Refused | null>(null)
  /** Something is wrong with the line; `final` when there is nothing to come back to. */
  problem = $state.raw<{ code: string; text: string; final: boolean } | null>(null)
  fx = $state.raw<readonly Fx[]>([])
  circle = $state.raw<Circle | null>(null)
  /** When the circle came: its times count from there. */
  circleAt = $state(0)
  /** The seat this screen plays, where several are played at it. */
  chair = $state<number | null>(null)
  /** A finished game that is looked through, if one is. */
  replay = $state.raw<Replay | null>(null)

  #line: Line | null = null
  #sentAt = -PATIENCE
  #count = 0
  #welcomedAt = 0
  #whole = true
  #asked = new Set<string>()
  #toAsk: string[] = []
  #asking: ReturnType<typeof setInterval> | undefined
  #follow: { after: string; card: number } | null = null
  #unsentTalk: { text: string; nonce: string }[] = []

  open(id: string, chair: number | null = null): void {
    if (this.id === id) return
    this.leave()
    this.id = id
    this.chair = chair
    settings.lastTable = id
    this.#line = new Line({
      url: () => socketUrl(id, settings.lang, this.chair),
      since: () => this.now.seq,
      message: (message) => this.#take(message),
      state: (state, retryInMs) => this.#lineIs(state, retryInMs),
    })
  }

  /** Opens the line anew: who I am has changed. */
  reopen(): void {
    const { id, chair } = this
    this.leave()
    if (id !== null) this.open(id, chair)
  }

  /** Sits down in another seat of this screen. */
  sitIn(chair: number): void {
    const { id, circle } = this
    if (id === null) return
    this.leave()
    this.open(id, chair)
    // Who else plays at this screen is not forgotten while the line is opened.
    this.circle = circle
  }

  /** Asks for something that is no choice of the game. */
  ask(message: ClientMessage): void {
    this.#line?.send(message)
  }

  /** Shows a finished game instead of one that runs. */
  openReplay(replay: Replay): void {
    this.leave()
    this.replay = replay
    this.welcome = {
      t: 'Welcome',
      table: replay.table,
      you: null,
      names: replay.names,
      bots: replay.names.map(() => null),
      pace: settings.pace,
      edition: replay.edition,
      options: {},
      commitment: replay.commitment,
    } as unknown as Welcome
  }

  /** Shows one step of the replay. */
  showFrame(update: Update): void {
    this.log = []
    this.now = merge(NOTHING, update, performance.now())
    this.#logEvents(update)
  }

  leave(): void {
    this.#line?.stop()
    this.#line = null
    this.id = null
    this.welcome = null
    this.circle = null
    this.chair = null
    this.replay = null
    this.now = NOTHING
    this.log = []
    this.talk = []
    this.waiting = null
    this.previews = {}
    this.refused = null
    this.problem = null
    this.#forgetPreviews()
    this.#follow = null
    this.#unsentTalk = []
  }

  get me(): number | null {
    return this.welcome?.you ?? this.now.you?.seat ?? null
  }

  nameOf(seat: number): string {
    return this.now.seats[seat]?.name ?? this.welcome?.names[seat] ?? `#${seat + 1}`
  }

  /**
   * Sends an option of the open decision. A second click before the answer does nothing.
   * `follow` is the handle of a card to pick next, if that is asked next.
   */
  choose(option: Pick<WireOption, 'key'>, follow: number | null = null): void {
    const decision = this.now.decision
    if (!decision) return
    const stillOut = this.waiting && performance.now() - this.#sentAt < PATIENCE
    if (stillOut && this.waiting?.decision === decision.id) return
    this.waiting = {
      t: 'Answer',
      decision: decision.id,
      option: option.key,
      seen: this.now.seq ?? 0,
      nonce: nonce(),
    }
    this.#sentAt = performance.now()
    this.refused = null
    this.#follow = follow === null ? null : { after: option.key, card: follow }
    this.#line?.send(this.waiting)
  }

  /** Asks what a play would do to the totals; each option once per decision. */
  preview(option: Pick<WireOption, 'key'>): void {
    if (!this.now.fight || this.#asked.has(option.key) || this.#asked.size >= MOST_PREVIEWS) return
    this.#asked.add(option.key)
    this.#toAsk.push(option.key)
    this.#asking ??= setInterval(() => this.#askNext(), PREVIEW_EVERY)
  }

  #askNext(): void {
    const option = this.#toAsk.shift()
    if (option !== undefined) this.#line?.send({ t: 'Preview', option })
    else {
      clearInterval(this.#asking)
      this.#asking = undefined
    }
  }

  #forgetPreviews(): void {
    this.previews = {}
    this.#asked.clear()
    this.#toAsk = []
  }

  say(text: string): void {
    const said = { text, nonce: nonce() }
    if (!this.#line?.send({ t: 'Chat', ...said })) this.#unsentTalk.push(said)
  }

  dismissRefusal(): void {
    this.refused = null
  }

  #lineIs(state: LineState, retryInMs: number): void {
    this.line = state
    this.retryAt = performance.now() + retryInMs
    if (state !== 'open') return
    for (const said of this.#unsentTalk.splice(0)) this.#line?.send({ t: 'Chat', ...said })
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'Welcome':
        this.welcome = message
        this.problem = null
        this.#welcomedAt = performance.now()
        this.#whole = true
        break
      case 'Update':
        this.#update(message)
        break
      case 'ChatLine':
        this.#hear(message)
        break
      case 'Preview':
        this.previews = { ...this.previews, [message.option]: message }
        break
      case 'Refused':
        if (this.waiting?.nonce === message.nonce) this.waiting = null
        this.refused = message
        break
      case 'Problem':
        this.#warn(message)
        break
      case 'Circle':
        this.circle = message
        this.circleAt = performance.now()
        break
      case 'Notice':
        this.log = [
          ...this.log,
          { id: this.#count++, text: message.text, seat: message.seat, kind: 'notice' },
        ].slice(-LONGEST_LOG)
        if (message.kind === 'wait' || message.kind.startsWith('asks')) play(['talk'])
        break
      case 'Pong':
        break
    }
  }

  #warn({ code, text }: Problem): void {
    const problem = { code, text, final: FINAL.has(code) }
    this.problem = problem
    if (problem.final) return
    setTimeout(() => {
      if (this.problem === problem) this.problem = null
    }, PROBLEM_STAYS)
  }

  #hear(line: ChatLine): void {
    // After a reconnect the server repeats what may have been missed.
    const heard = this.talk.some((each) => each.at === line.at && each.seat === line.seat)
    if (heard) return
    this.talk = [...this.talk, { ...line, id: this.#count++ }].slice(-LONGEST_LOG)
    const isNews = performance.now() - this.#welcomedAt > HISTORY
    if (isNews && line.seat !== this.me && !line.why) play(['talk'])
  }

  #update(update: Update): void {
    const whole = this.#whole
    const before = this.now
    const places = whole ? null : snapshot()
    if (whole) this.#whole = false
    this.now = merge(before, update, performance.now())
    this.#logEvents(update)
    this.#settle(update, whole)
    if (!places) return
    const fx = fxOf(update.events, before, this.now)
    if (fx.length) this.fx = fx
    play(cuesFor(update.events, before, this.now, this.me))
    void tick().then(() => travel(places, update.events))
  }

  #logEvents(update: Update): void {
    const lines = update.events
      .filter((event) => event.text)
      .map((event) => ({ id: this.#count++, text: event.text, seat: event.seat, kind: event.k }))
    if (lines.length) this.log = [...this.log, ...lines].slice(-LONGEST_LOG)
  }

  /** Forgets what the new state has answered; after a reconnect, sends again what may be lost. */
  #settle(update: Update, whole: boolean): void {
    if (update.decision !== undefined || update.fight !== undefined) this.#forgetPreviews()
    if (whole && this.waiting) {
      this.#sentAt = performance.now()
      this.#line?.send(this.waiting)
    } else if (update.decision !== undefined) {
      this.waiting = null
      this.#pickNext()
    }
  }

  #pickNext(): void {
    const follow = this.#follow
    this.#follow = null
    const { decision } = this.now
    if (!follow || decision?.kind !== 'draft') return
    const next = decision.options.find(
      (option) => option.card === follow.card && option.key.startsWith(`${follow.after}>`),
    )
    if (next && !next.grave) this.choose(next)
  }
}

export const session = new Session()
