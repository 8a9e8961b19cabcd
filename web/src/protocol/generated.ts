// Written by scripts/protocol_types.py from 6bff9bd7305e3d4a
/**
 * Any ClientMessage.
 */
export type ClientMessage =
  | Hello
  | Answer
  | Chat
  | PreviewRequest
  | Ping
  | Ready
  | Wait
  | Passes
  | NotAgain
  | Propose
  | Reply
  | Rest
  | ShowCard
  | OpenHand
  | Mute
  | SetChair
/**
 * Any ServerMessage.
 */
export type ServerMessage =
  Welcome | Update | ChatLine | Preview | Refused | Problem | Pong | Circle | Notice

export interface Wire {
  ClientMessage: ClientMessage
  ServerMessage: ServerMessage
  NewTable: NewTable
  TableCreated: TableCreated
  JoinTable: JoinTable
  SeatTaken: SeatTaken
  SeatKey: SeatKey
  HttpProblem: HttpProblem
  Catalogue: Catalogue
  Rulebook: Rulebook
  PublicTables: PublicTables
  Statistics: Statistics
  Replay: Replay
  TableView: TableView
  SeatView: SeatView
  YouView: YouView
  WireDecision: WireDecision
  FightView: FightView
}
/**
 * The first message of a socket. `since` is the last `seq` seen, null at first.
 *
 * `version` is that of the messages which the client speaks; it must be the server's.
 */
export interface Hello {
  t: 'Hello'
  since?: number | null
  version?: number
}
/**
 * An option of a decision. `seen` is the last `seq` seen; a nonce acts once only.
 */
export interface Answer {
  t: 'Answer'
  decision: string
  option: string
  seen: number
  nonce: string
}
/**
 * Something said to the table.
 */
export interface Chat {
  t: 'Chat'
  text: string
  nonce: string
}
/**
 * Asks what a play would make of both sides' totals.
 */
export interface PreviewRequest {
  t: 'Preview'
  option: string
}
/**
 * Asks for a `Pong`.
 */
export interface Ping {
  t: 'Ping'
}
/**
 * Says whether one is ready to begin.
 */
export interface Ready {
  t: 'Ready'
  ready: boolean
}
/**
 * Asks for more time in the open window.
 */
export interface Wait {
  t: 'Wait'
  revision: number
}
/**
 * Says in what windows the server shall pass for one.
 */
export interface Passes {
  t: 'Passes'
  passes: ('asks' | 'events' | 'fights' | 'turn')[]
}
/**
 * Declines whatever help a seat asks of one as long as its fight lasts.
 */
export interface NotAgain {
  t: 'NotAgain'
  seat: number
}
/**
 * Asks the others for a pause, its end, or to take back one's own last choice.
 */
export interface Propose {
  t: 'Propose'
  matter: 'back' | 'pause' | 'resume'
}
/**
 * Agrees to what was proposed, or not; the proposer's no takes it back.
 */
export interface Reply {
  t: 'Reply'
  yes: boolean
}
/**
 * Leaves one's seat to a bot (`rest`), or takes it back at once.
 */
export interface Rest {
  t: 'Rest'
  rest: boolean
}
/**
 * Shows a card of one's hand to a seat, or with `to` null to everybody.
 */
export interface ShowCard {
  t: 'ShowCard'
  card: number
  to?: number | null
}
/**
 * Lets spectators see one's hand, or not any more.
 */
export interface OpenHand {
  t: 'OpenHand'
  open: boolean
}
/**
 * Hears no more of what a seat says, or hears it again.
 */
export interface Mute {
  t: 'Mute'
  seat: number
  muted: boolean
}
/**
 * The host gives a seat to a bot, or with `bot` null opens it for people.
 */
export interface SetChair {
  t: 'SetChair'
  seat: number
  bot?: string | null
}
/**
 * Answers a `Hello`. `you` is null for a spectator; `bots` names each seat's bot.
 *
 * `commitment` is the hash of the secret that all chance at this table comes from.
 */
export interface Welcome {
  t: 'Welcome'
  table: string
  you: number | null
  names: string[]
  bots: (string | null)[]
  pace: Pace
  edition: string
  options: {
    [k: string]: number | string | boolean
  }
  commitment: string
  version?: number
}
/**
 * How long things take, in milliseconds.
 *
 * `window_ms`: to react to a curse, a die or a claim; `reading_ms`: to read what changed,
 * before that; `bot_ms`: that a bot takes to choose.
 */
export interface Pace {
  window_ms: number
  reading_ms: number
  bot_ms: number
}
/**
 * What has changed. On connecting, one update holds everything; then only what is new.
 *
 * `nonce` is that of the viewer's own answer which is in the log now; a draft is in no log.
 * A section that is there holds only those of its fields that have changed; `offers` and
 * `hands` are whole. `hands` are those that spectators may see, by seat.
 * `secret` comes with the end of the game: the secret whose hash was the commitment.
 */
export interface Update {
  t: 'Update'
  seq: number
  events: WireEvent[]
  table?: Partial<TableView>
  seats?: {[seat: string]: Partial<SeatView>}
  fight?: Fight
  offers?: OfferView[]
  hands?: {
    [k: string]: CardView[]
  }
  you?: Partial<YouView> | null
  decision?: Partial<WireDecision> | null
  deadline?: Deadline | null
  nonce?: string
  secret?: string
}
/**
 * One thing that happened, as one viewer may see it; `text` names cards as [[pack/name]].
 */
export interface WireEvent {
  k: string
  text: string
  seat: number
  cards: WireCard[]
  from: string
  to: string
  amount: number
}
/**
 * A card that an event is about: its handle (where it is renewed, `was` is the old one).
 */
export interface WireCard {
  handle: number
  id: string
  was?: number | null
}
/**
 * Wraps the fight, since "no fight" is news as well.
 */
export interface Fight {
  fight: Partial<FightView> | null
}
/**
 * A bargain that lies on the table.
 */
export interface OfferView {
  id: number
  kind: 'help' | 'service' | 'trade'
  by: number
  to: number
  treasures: number
  first: boolean
  gives: CardView[]
  gets: CardView[]
  plays: CardView[]
}
/**
 * A card as it lies there, with what is attached to it.
 *
 * `strength` is what it adds to combat now (a monster's: its whole strength), None where it
 * adds to none; `host` is the handle of the card that it lies on; `feat` says whether its Epic
 * feat is in force, None where it has none or does not lie before a player.
 */
export interface CardView {
  handle: number
  id: string
  back: string
  equipped: boolean
  attached: CardView[]
  strength: number | null
  host: number | null
  feat: boolean | null
}
/**
 * When the open window closes: in `ms` from now, unless its revision changes.
 *
 * `waited` are the seats that asked for more time.
 */
export interface Deadline {
  revision: number
  ms: number
  kind: string
  waited: number[]
}
/**
 * Something that was said; `at` is in seconds since 1970, `seat` -1 for a spectator.
 *
 * A bot says no text but why it made its last choice: `why` is a word of
 * :mod:`kickdoor.bots.reasons`.
 */
export interface ChatLine {
  t: 'ChatLine'
  seat: number
  name: string
  text: string
  at: number
  why?: string
}
/**
 * What a play would make of both sides' totals; null where it cannot be told.
 */
export interface Preview {
  t: 'Preview'
  option: string
  munchkins: number | null
  monsters: number | null
}
/**
 * An answer or a line of chat that was not taken, and why.
 */
export interface Refused {
  t: 'Refused'
  nonce: string
  rule: string
  text: string
}
/**
 * Something is wrong with the line or with what was sent over it.
 */
export interface Problem {
  t: 'Problem'
  code: string
  text: string
}
/**
 * Answers a `Ping`.
 */
export interface Pong {
  t: 'Pong'
}
/**
 * Everything about a table that is not the game; always whole.
 *
 * `host`: whether you are; `watching`: spectators; `yours`: the seats of this browser;
 * `digest`: once the game is over, the hash of how it ended; `rematch`: the table after this.
 */
export interface Circle {
  t: 'Circle'
  host: boolean
  begun: boolean
  public: boolean
  ready_check: boolean
  spectators: 'delayed' | 'off' | 'on'
  watching: number
  clocks: Clocks
  chairs: Chair[]
  paused: boolean
  proposal: Proposal | null
  waited: number[]
  yours: number[]
  passes: ('asks' | 'events' | 'fights' | 'turn')[]
  muted: number[]
  rematch: string | null
  digest: string | null
}
/**
 * How long anybody is waited for, in milliseconds.
 *
 * `turn_ms`: for a choice, 0 without end; `grace_ms`: for somebody who is away, before a bot
 * plays, 0 without end; `windows`: whether windows close by themselves.
 */
export interface Clocks {
  turn_ms?: number
  grace_ms?: number
  windows?: boolean
}
/**
 * One seat and who is in it.
 *
 * `bot` is whose chair it is, `stand_in` the bot that plays for a person for the reason
 * `why`. `left_ms` is the time until one does, `clock_ms` that for the choice now due.
 */
export interface Chair {
  seat: number
  name: string
  bot: string | null
  stand_in: string | null
  why: '' | 'away' | 'clock' | 'leave'
  here: boolean
  ready: boolean
  open: boolean
  hand_open: boolean
  left_ms: number | null
  clock_ms: number | null
}
/**
 * What somebody proposed: who has to agree, and who has.
 */
export interface Proposal {
  matter: 'back' | 'pause' | 'resume'
  by: number
  needed: number[]
  agreed: number[]
}
/**
 * Something that happened beside the game, for the log; it is not repeated.
 */
export interface Notice {
  t: 'Notice'
  kind: string
  seat: number
  text: string
}
/**
 * Asks for a new table. `edition` is a set, or a mix: `russia+munchkins`; the first leads.
 *
 * `bots` names the bots from the second seat on, or one for all. Seats that no bot takes are left open for people to join, but for those of `hotseat`: names
 * of others who play at the same screen. With `reasons` bots say why they do what they do. `entropy` is chance of one's own, in hex.
 */
export interface NewTable {
  edition: string
  seats: number
  name: string
  bots?: string[] | string
  options?: {
    [k: string]: number | string | boolean
  }
  pace?: Pace
  clocks?: Clocks
  public?: boolean
  ready?: boolean
  spectators?: 'delayed' | 'off' | 'on'
  hotseat?: string[]
  entropy?: string
  reasons?: boolean
}
/**
 * Where the new table is.
 */
export interface TableCreated {
  table: string
  path: string
}
/**
 * Asks for an open seat; `entropy` is chance of one's own, in hex.
 */
export interface JoinTable {
  name: string
  entropy?: string
}
/**
 * The seat that one has at a table.
 */
export interface SeatTaken {
  table: string
  seat: number
}
/**
 * What opens a seat to another device of the same player.
 */
export interface SeatKey {
  key: string
}
/**
 * Why a request was not done.
 */
export interface HttpProblem {
  code: string
  text: string
}
/**
 * All that can be played, and the words for what the server names by an id.
 */
export interface Catalogue {
  editions: EditionInfo[]
  cards: {
    [k: string]: CardInfo
  }
  strings: {
    [k: string]: string
  }
}
/**
 * A set that can be played, or a mix of `sets`, the leading one first.
 *
 * `board` is there where one of them has one; what the leading set looks like, the mix does.
 *
 * `fixed` are the groups of what one is for good, `mounts` the slots of what is ridden; `scenes`
 * maps a group of the centre to the word for none of it. A table of it is told of in one of its
 * `languages`, in English for those who ask for another.
 */
export interface EditionInfo {
  id: string
  name: string
  sets: string[]
  languages: string[]
  options: OptionInfo[]
  board: BoardInfo | null
  look: LookInfo
  fixed: string[]
  mounts: string[]
  scenes: {
    [k: string]: string
  }
}
/**
 * A house rule that a table may choose.
 */
export interface OptionInfo {
  id: string
  default: number | string | boolean
  choices: (number | string | boolean)[]
  text: string
}
/**
 * A board: the spaces of its track of levels, and the names of what else lies on it.
 */
export interface BoardInfo {
  track: number
  spaces: string[]
}
/**
 * How a set is drawn: colours by name for dark and light screens, a surface, frames, a typeface.
 *
 * `tints` are the lights that cards of the centre throw on the table; cards of the groups
 * `two_sided` have a picture on either face.
 */
export interface LookInfo {
  dark: {
    [k: string]: string
  }
  light: {
    [k: string]: string
  }
  table: string
  frame: string
  display: string
  tints: {
    [k: string]: string
  }
  two_sided: string[]
}
/**
 * A card as it is printed, in the chosen language; `concerns` are topics of the rulebook.
 *
 * `epic` is the line of its feat, for tables at which munchkins may be Epic.
 */
export interface CardInfo {
  name: string
  kind: string
  group: string | null
  deck: string
  level: number | null
  treasures: number | null
  levels: number | null
  bonus: number | null
  value: number | null
  slot: string | null
  big: boolean
  hands: number | null
  text: string[]
  epic: string | null
  joke: string | null
  note: string | null
  art: CardArt
  concerns: string[]
}
/**
 * What a card's picture is made of: names of icons, the first one large.
 */
export interface CardArt {
  icons: string[]
}
/**
 * What there is to look up: names of topics, rules by id, and the rules behind a card's links.
 *
 * All are in the order of the book. A card names its links in its `concerns`.
 */
export interface Rulebook {
  topics: {
    [k: string]: string
  }
  rules: {
    [k: string]: RuleInfo
  }
  concerns: {
    [k: string]: string[]
  }
  absent: Absent[]
}
/**
 * A rule, in our own words, under the topic it belongs to; `see` are ids that say the same.
 */
export interface RuleInfo {
  topic: string
  text: string
  see: string[]
}
/**
 * The rule by which cards of some kinds (of all, if none is named) have no such entry.
 *
 * `entry` is a group of the card's menu, `place` is `hand` or `table`.
 */
export interface Absent {
  entry: string
  place: string
  rule: string
  kinds?: string[]
}
/**
 * The public tables, the newest first.
 */
export interface PublicTables {
  tables: PublicTable[]
}
/**
 * A table that anybody may join or watch; `turn` is null before the game, `pace` in ms.
 */
export interface PublicTable {
  table: string
  edition: string
  names: string[]
  bots: boolean[]
  free: number
  turn: number | null
  clocks: Clocks
  pace: number
  spectators: 'delayed' | 'off' | 'on'
  watching: number
  house_rules: number
}
/**
 * How many games were finished here, and the players, the best first.
 */
export interface Statistics {
  games: number
  players: PlayerStatistics[]
}
/**
 * What a player's finished games come to; `fastest` is the shortest win, in turns.
 *
 * `richest` is the most gold pieces that one sale brought.
 */
export interface PlayerStatistics {
  name: string
  you: boolean
  games?: number
  wins?: number
  turns?: number
  levels?: number
  kills?: number
  deaths?: number
  helped?: number
  escapes?: number
  levels_lost?: number
  richest?: number
  fastest?: number | null
}
/**
 * A finished game: how many steps it has, at which step each turn begins, and its proof.
 */
export interface Replay {
  table: string
  edition: string
  names: string[]
  total: number
  turns: number[]
  winners: number[]
  secret: string
  commitment: string
  digest: string
}
/**
 * What concerns no single seat.
 *
 * `centre` are the cards in the middle of the table, which bear on everybody; `waiting` are the
 * seats that the game waits for. From `epic_level` on munchkins are Epic, 0 where nobody ever is;
 * `doorway` is what lies behind several doors that were opened at once.
 */
export interface TableView {
  turn: number
  active: number
  phase: string
  goal: number
  epic_level: number
  piles: {
    [k: string]: PileView
  }
  centre: CardView[]
  in_flight: CardView[]
  doorway: DoorwayView[]
  corpse: CardView[]
  die: DieView | null
  winners: number[]
  waiting: number[]
  options: {
    [k: string]: number | string | boolean
  }
}
/**
 * One deck: cards left, cards discarded, and the top of the discards.
 *
 * `faces` are all the cards of an open pile, the top first.
 */
export interface PileView {
  count: number
  discards: number
  top: CardView | null
  faces: CardView[]
}
/**
 * A card behind one of several doors: the step that deals with it, and whether it has.
 *
 * Steps count from 0: curses, what is neither of these, rooms, monsters with what makes them more.
 */
export interface DoorwayView {
  card: CardView
  step: number
  done: boolean
}
/**
 * A die that lies on the table, with what is added to it.
 */
export interface DieView {
  seat: number
  purpose: string
  sides: number
  value: number
  modifiers: Part[]
  total: number
}
/**
 * One part of a number: a label (the card's id, where a card gives it) and its amount.
 */
export interface Part {
  label: string
  amount: number
  card: string | null
  seat: number | null
}
/**
 * What everybody sees of one seat. `shown` are the hand cards that everybody knows.
 *
 * `space` is where it stands on the board's track of levels, None where there is no board. `epic`
 * says that its munchkin is Epic now.
 */
export interface SeatView {
  seat: number
  name: string
  level: number
  space: number | null
  alive: boolean
  strength: number
  run_away: number
  hand_doors: number
  hand_treasures: number
  hand_limit: number
  table: CardView[]
  traits: {
    [k: string]: string[]
  }
  shown: CardView[]
  epic: boolean
}
/**
 * What one seat alone sees.
 */
export interface YouView {
  seat: number
  hand: CardView[]
  draft: string[]
  known: KnownView[]
}
/**
 * A card that this seat knows in a hidden place, and not everybody does.
 *
 * `zone` is a hand, a deck or a pile; `place` counts from the top of a deck, and is -1 elsewhere.
 */
export interface KnownView {
  zone: string
  place: number
  card: CardView
}
/**
 * The question that is put to the viewer's seat.
 *
 * It is sent again when something in it has changed, not for a new id and revision alone: an
 * answer names the id that it has, and by `seen` what it was given in the light of.
 */
export interface WireDecision {
  id: string
  revision: number
  kind: 'floor' | 'closing' | 'answers' | 'choice' | 'draft'
  required: boolean
  prompt: string
  source: string | null
  options: WireOption[]
  refused: WireRefusal[]
}
/**
 * A legal answer. `card` is the handle of the card it is about; `grave`: ask again.
 */
export interface WireOption {
  key: string
  label: string
  card: number | null
  group: string
  grave: boolean
}
/**
 * What the seat could name but may not do now, with the rule that forbids it.
 */
export interface WireRefusal {
  key: string
  label: string
  card: number | null
  rule: string
  text: string
}
/**
 * The fight: both sides' totals with all their parts, and what is at stake.
 */
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
/**
 * A monster in the fight; `key` is its name in option keys.
 */
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
/**
 * What the helper was promised.
 */
export interface DealView {
  by: number
  to: number
  treasures: number
  first: boolean
  gives: CardView[]
  plays: CardView[]
}
