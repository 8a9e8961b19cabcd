/**
 * The shapes on the wire, as the server sends and reads them.
 * Same names as the server's structs, so that the generated file can take this one's place.
 */

// --- views ---------------------------------------------------------------------------------

export interface CardView {
  /** Stable while the card stays visible; renewed when it goes where nobody may follow it. */
  handle: number
  /** `pack/name`, or '' for a card whose face is hidden from this viewer. */
  id: string
  back: 'door' | 'treasure'
  equipped: boolean
  attached: CardView[]
  strength: number | null
  host: number | null
}

export interface SeatView {
  seat: number
  name: string
  level: number
  alive: boolean
  strength: number
  run_away: number
  hand_doors: number
  hand_treasures: number
  hand_limit: number
  table: CardView[]
  /** Group to names of identities: {"class": ["munchkins/warrior"]}. */
  traits: Record<string, string[]>
  /** Cards of the hand that everybody has seen. */
  shown: CardView[]
}

export interface PileView {
  count: number
  discards: number
  top: CardView | null
}

export interface Part {
  label: string
  amount: number
  card: string | null
  seat: number | null
}

export interface DieView {
  seat: number
  purpose: string
  value: number
  modifiers: Part[]
  total: number
}

export interface TableView {
  turn: number
  active: number
  phase: string
  goal: number
  piles: Record<string, PileView>
  in_flight: CardView[]
  corpse: CardView[]
  die: DieView | null
  winners: number[]
  waiting: number[]
  options: Record<string, unknown>
}

export interface FoeView {
  card: CardView
  key: string
  strength: number
  treasures: number
  levels: number
  parts: Part[]
  pursues_above: number | null
  added_by: number | null
}

export interface DealView {
  by: number
  to: number
  treasures: number
  first: boolean
  gives: CardView[]
  plays: CardView[]
}

export interface FightView {
  main: number
  helper: number | null
  forced: boolean
  munchkins: number
  monsters: number
  winning: 'munchkins' | 'monsters'
  parts: Part[]
  side_parts: Part[]
  foes: FoeView[]
  levels: number
  treasures: number
  reaches: number
  for_the_win: boolean
  deal: DealView | null
  stage: 'open' | 'claim' | 'concede' | 'flight'
  passed: number[]
}

export interface OfferView {
  id: number
  kind: 'help' | 'trade'
  by: number
  to: number
  treasures: number
  first: boolean
  gives: CardView[]
  gets: CardView[]
  plays: CardView[]
}

/** A card that this seat knows in a hidden place; `place` counts from the top of a deck. */
export interface KnownView {
  zone: string
  place: number
  card: CardView
}

export interface YouView {
  seat: number
  hand: CardView[]
  draft: string[]
  known: KnownView[]
}

// --- decisions and events ------------------------------------------------------------------

export interface WireOption {
  key: string
  label: string
  /** Handle of the card that this is about. */
  card: number | null
  group: string
  /** Cannot be taken back: ask again. */
  grave: boolean
}

export interface WireRefusal {
  key: string
  label: string
  card: number | null
  rule: string
  text: string
}

export interface WireDecision {
  id: string
  kind: 'floor' | 'closing' | 'answers' | 'choice' | 'draft'
  required: boolean
  prompt: string
  source: string | null
  revision: number
  options: WireOption[]
  refused: WireRefusal[]
}

export interface Deadline {
  revision: number
  ms: number
  kind: string
}

export interface WireCard {
  handle: number
  id: string
  /** The handle before the event, where it was renewed. */
  was?: number | null
}

export interface WireEvent {
  k: string
  text: string
  seat: number
  cards: WireCard[]
  from: string
  to: string
  amount: number
}

// --- client to server ----------------------------------------------------------------------

export interface Hello {
  t: 'Hello'
  since: number | null
}
export interface Answer {
  t: 'Answer'
  decision: string
  option: string
  seen: number
  nonce: string
}
export interface Chat {
  t: 'Chat'
  text: string
  nonce: string
}
export interface PreviewRequest {
  t: 'Preview'
  option: string
}
export interface Ping {
  t: 'Ping'
}
export type ClientMessage = Hello | Answer | Chat | PreviewRequest | Ping

// --- server to client ----------------------------------------------------------------------

export interface Welcome {
  t: 'Welcome'
  table: string
  you: number | null
  names: string[]
  bots: (string | null)[]
  pace: Pace
  edition: string
  options: Record<string, unknown>
  /** The hash of the secret that all chance at this table comes from. */
  commitment: string
}
export interface Update {
  t: 'Update'
  seq: number
  events: WireEvent[]
  table?: TableView
  seats?: Record<string, SeatView>
  fight?: Fight
  offers?: OfferView[]
  you?: YouView | null
  decision?: WireDecision | null
  deadline?: Deadline | null
  /** Comes with the end of the game. */
  secret?: string
}
/** Wraps the fight, since "no fight" is news as well. */
export interface Fight {
  fight: FightView | null
}
export interface ChatLine {
  t: 'ChatLine'
  seat: number
  name: string
  text: string
  at: number
}
export interface Preview {
  t: 'Preview'
  option: string
  munchkins: number | null
  monsters: number | null
}
export interface Refused {
  t: 'Refused'
  nonce: string
  rule: string
  text: string
}
export interface Problem {
  t: 'Problem'
  code: string
  text: string
}
export interface Pong {
  t: 'Pong'
}
export type ServerMessage = Welcome | Update | ChatLine | Preview | Refused | Problem | Pong

// --- over HTTP -----------------------------------------------------------------------------

/** Milliseconds. */
export interface Pace {
  window_ms: number
  reading_ms: number
  bot_ms: number
}

export interface NewTable {
  edition: string
  seats: number
  bots: string[]
  options: Record<string, unknown>
  name: string
  pace: Pace
}

export interface HttpProblem {
  code: string
  text: string
}

export interface TableCreated {
  table: string
  path: string
}

export interface OptionInfo {
  id: string
  default: unknown
  choices: unknown[]
  text: string
}

export interface EditionInfo {
  id: string
  name: string
  options: OptionInfo[]
}

export interface CardInfo {
  name: string
  kind: string
  group: string | null
  deck: 'door' | 'treasure'
  level: number | null
  treasures: number | null
  levels: number | null
  bonus: number | null
  value: number | null
  slot: string | null
  big: boolean
  hands: number | null
  text: string[]
  joke: string | null
  art: { icons: string[] }
}

export interface Catalogue {
  editions: EditionInfo[]
  cards: Record<string, CardInfo>
  strings: Record<string, string>
}
