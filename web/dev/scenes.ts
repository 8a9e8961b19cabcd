/** Frozen tables, one for each thing that the page must be able to show. */
import type {
  CardView,
  ClientMessage,
  Deadline,
  FightView,
  OfferView,
  Part,
  SeatView,
  ServerMessage,
  TableView,
  Update,
  Welcome,
  WireDecision,
  WireEvent,
  WireOption,
  WireRefusal,
} from '../src/protocol/types'
import { catalogue } from './cards'

const NAMES = ['Ada', 'Benedikta', 'Cleo', 'Dagobert', 'Eve']
let handle = 100
let revision = 40
let seq = 7

const card = (name: string, more: Partial<CardView> = {}): CardView => {
  const id = name ? `tavern/${name}` : ''
  const back = (catalogue.cards[id]?.deck ?? 'door') as CardView['back']
  return { handle: handle++, id, back, equipped: false, attached: [], strength: null, host: null, feat: null, ...more }
}
const worn = (name: string, more: Partial<CardView> = {}): CardView => card(name, { equipped: true, ...more })

const part = (label: string, amount: number, card: string | null = null, seat: number | null = 0): Part => ({
  label,
  amount,
  card,
  seat,
})

const hand = [
  'damp-lawyer',
  'potion-of-yelling',
  'enraged',
  'curse-of-socks',
  'spoon-of-doom',
  'thief',
  'bribe-the-bard',
].map((name) => card(name))
const myTable = [
  worn('warrior'),
  worn('elf'),
  worn('pot-of-valour', { strength: 2 }),
  worn('second-best-shield', { strength: 2 }),
  worn('boots-of-leaving'),
  card('ladder-of-might'),
  worn('unpaid-intern', { strength: 1 }),
]

const seat = (n: number, more: Partial<SeatView>): SeatView => ({
  seat: n,
  name: NAMES[n] ?? '',
  level: 1,
  space: null,
  alive: true,
  epic: false,
  strength: 1,
  run_away: 0,
  hand_doors: 2,
  hand_treasures: 3,
  hand_limit: 5,
  table: [],
  traits: {},
  shown: [],
  ...more,
})

const seats = (): SeatView[] => [
  seat(0, {
    level: 4,
    strength: 9,
    run_away: 3,
    hand_doors: 4,
    hand_treasures: 3,
    table: myTable,
    traits: { class: ['tavern/warrior'], race: ['tavern/elf'] },
  }),
  seat(1, {
    level: 6,
    strength: 12,
    table: [worn('wizard'), worn('mail-order-mail'), worn('spoon-of-doom'), card('pot-of-valour')],
    traits: { class: ['tavern/wizard'] },
  }),
  seat(2, {
    level: 9,
    strength: 17,
    hand_doors: 1,
    table: [worn('dwarf'), worn('ladder-of-might'), worn('mail-order-mail'), card('boots-of-leaving')],
    traits: { race: ['tavern/dwarf'] },
  }),
  seat(3, { level: 3, strength: 5, table: [worn('thief'), worn('second-best-shield')], traits: { class: ['tavern/thief'] } }),
  seat(4, { level: 1, strength: 1, alive: false, hand_doors: 0, hand_treasures: 0 }),
]

const table = (more: Partial<TableView> = {}): TableView => ({
  turn: 12,
  active: 0,
  phase: 'start',
  goal: 10,
  epic_level: 0,
  piles: {
    door: { count: 46, discards: 23, top: card('ogre-of-habit'), faces: [] },
    treasure: { count: 38, discards: 11, top: card('potion-of-yelling'), faces: [] },
  },
  centre: [],
  in_flight: [],
  doorway: [],
  corpse: [],
  die: null,
  winners: [],
  waiting: [0],
  options: {},
  ...more,
})

const option = (key: string, label: string, more: Partial<WireOption> = {}): WireOption => ({
  key,
  label,
  card: null,
  group: '',
  grave: false,
  ...more,
})
const refuse = (key: string, label: string, of: CardView | undefined, rule: string, text: string): WireRefusal => ({
  key,
  label,
  card: of?.handle ?? null,
  rule,
  text,
})
const decision = (more: Partial<WireDecision>): WireDecision => ({
  id: `0.${++revision}.floor`,
  kind: 'floor',
  required: true,
  prompt: '',
  source: null,
  revision,
  options: [],
  refused: [],
  ...more,
})

const h = (n: number): CardView => hand[n]!
const m = (n: number): CardView => myTable[n]!
const about = (of: CardView, group: string, grave = false): Partial<WireOption> => ({ card: of.handle, group, grave })

const ownTurn = (): WireDecision =>
  decision({
    prompt: 'Your turn. Kick open the door, or do what you like before it.',
    options: [
      option('kick-open', 'Kick open the door'),
      option('play:tavern/thief', 'Play Thief', about(h(5), 'play')),
      option('equip:tavern/spoon-of-doom', 'Put on Spoon of Doom', about(h(4), 'equip')),
      option('sell:tavern/spoon-of-doom', 'Sell, starting with Spoon of Doom', about(h(4), 'sell', true)),
      option('play:tavern/bribe-the-bard', 'Play Bribe the Bard', about(h(6), 'play')),
      option('play:tavern/curse-of-socks', 'Curse somebody', about(h(3), 'play')),
      option('drop:tavern/warrior', 'Give up Warrior', about(m(0), 'discard', true)),
      option('unequip:tavern/pot-of-valour', 'Take off Pot of Valour', about(m(2), 'unequip')),
      option('trade:@1', 'Trade with Benedikta', { group: 'trade' }),
      option('trade:@2', 'Trade with Cleo', { group: 'trade' }),
    ],
    refused: [
      refuse('play:tavern/damp-lawyer', 'Play Damp Lawyer', h(0), 'trouble-after-door', 'Monsters are played into a fight, or as trouble after the door.'),
      refuse('play:tavern/enraged', 'Play Enraged', h(2), 'enhancers-in-combat', 'There is no fight going on.'),
      refuse('play:tavern/potion-of-yelling', 'Play Potion of Yelling', h(1), 'one-shots-in-combat', 'There is no fight going on.'),
      refuse('trade:tavern/spoon-of-doom', 'Trade Spoon of Doom', h(4), 'trade-in-play-only', 'Only what lies on the table can be traded.'),
      refuse('use:tavern/warrior>berserk', 'Berserking', m(0), 'abilities-in-combat', 'Only in a fight.'),
    ],
  })

const fight = (more: Partial<FightView> = {}): FightView => ({
  main: 0,
  helper: 2,
  forced: false,
  munchkins: 26,
  monsters: 25,
  winning: 'munchkins',
  parts: [
    part('level', 4),
    part('x', 2, 'tavern/pot-of-valour'),
    part('x', 2, 'tavern/second-best-shield'),
    part('x', 1, 'tavern/unpaid-intern'),
    part('level', 9, null, 2),
    part('x', 5, 'tavern/ladder-of-might', 2),
    part('x', 3, 'tavern/mail-order-mail', 2),
  ],
  side_parts: [],
  foes: [
    {
      card: card('ogre-of-habit', { strength: 17, attached: [card('enraged')] }),
      key: 'tavern/ogre-of-habit',
      strength: 17,
      treasures: 4,
      levels: 1,
      parts: [
        part('level', 12),
        part('x', 5, 'tavern/enraged'),
      ],
      pursues_above: 3,
      added_by: null,
    },
    {
      card: card('damp-lawyer', { strength: 8 }),
      key: 'tavern/damp-lawyer',
      strength: 8,
      treasures: 2,
      levels: 1,
      parts: [part('level', 8)],
      pursues_above: null,
      added_by: 3,
    },
  ],
  levels: 2,
  treasures: 6,
  reaches: 6,
  for_the_win: false,
  deal: { by: 0, to: 2, treasures: 2, first: true, gives: [], plays: [] },
  stage: 'open',
  passed: [],
  ...more,
})

const inFight = (): WireDecision =>
  decision({
    prompt: 'You are winning. Claim the victory, or make surer of it.',
    options: [
      option('claim', 'Claim the victory'),
      option('concede', 'Run away', { grave: true }),
      option('play:tavern/potion-of-yelling', 'Play Potion of Yelling', about(h(1), 'play')),
      option('play:tavern/enraged', 'Play Enraged', about(h(2), 'play')),
      option('use:tavern/warrior>berserk', 'Berserking: discard for +1', about(m(0), 'use')),
      option('ask:@1', 'Ask Benedikta for help', { group: 'deal' }),
      option('ask:@3', 'Ask Dagobert for help', { group: 'deal' }),
    ],
    refused: [
      refuse('equip:tavern/spoon-of-doom', 'Put on Spoon of Doom', h(4), 'equip-not-in-fight', 'Gear cannot be changed in a fight.'),
      refuse('sell:tavern/spoon-of-doom', 'Sell Spoon of Doom', h(4), 'sell-own-turn', 'Nothing is sold in a fight.'),
      refuse('play:tavern/thief', 'Play Thief', h(5), 'identity-not-in-fight', 'Classes are played outside fights.'),
      refuse('play:tavern/bribe-the-bard', 'Play Bribe the Bard', h(6), 'level-card-last', 'Not in a fight.'),
      refuse('play:tavern/curse-of-socks', 'Curse somebody', h(3), 'curse-any', 'Nobody else wears anything on their feet.'),
    ],
  })

const draft = (): WireDecision =>
  decision({
    kind: 'draft',
    required: false,
    prompt: 'Potion of Yelling: on which side?',
    source: 'tavern/potion-of-yelling',
    options: [
      option('play:tavern/potion-of-yelling>munchkins', 'For the munchkins'),
      option('play:tavern/potion-of-yelling>monsters', 'For the monsters'),
      option('back', 'Back'),
    ],
  })

const choice = (): WireDecision =>
  decision({
    kind: 'choice',
    prompt: 'Curse of Back Taxes: pick what you give up.',
    source: 'tavern/curse-of-taxes',
    options: [
      option('pick:tavern/pot-of-valour', 'Pot of Valour', { card: m(2).handle }),
      option('pick:tavern/second-best-shield', 'Second-best Shield', { card: m(3).handle }),
      option('pick:tavern/ladder-of-might', 'Ladder of Might', { card: m(5).handle }),
      option('done', 'Done'),
    ],
  })

const victim = (): WireDecision =>
  decision({
    kind: 'draft',
    required: false,
    prompt: 'Whom shall the Curse of Odd Socks hit?',
    source: 'tavern/curse-of-socks',
    options: [1, 2, 3]
      .map((n) => option(`play:tavern/curse-of-socks>@${n}`, NAMES[n] ?? ''))
      .concat(option('back', 'Back')),
  })

const offers: OfferView[] = [
  { id: 3, kind: 'help', by: 1, to: 0, treasures: 2, first: false, gives: [], gets: [], plays: [] },
  { id: 4, kind: 'trade', by: 3, to: 0, treasures: 0, first: false, gives: [worn('second-best-shield')], gets: [m(4)], plays: [] },
]
const withOffers = (): WireDecision =>
  decision({
    required: false,
    prompt: 'Benedikta fights. You may act.',
    options: [
      option('accept:3', 'Accept', { group: 'deal' }),
      option('decline:3', 'Decline', { group: 'deal' }),
      option('accept:4', 'Accept', { group: 'deal', grave: true }),
      option('decline:4', 'Decline', { group: 'deal' }),
      option('play:tavern/enraged', 'Play Enraged', about(h(2), 'play')),
      option('play:tavern/potion-of-yelling', 'Play Potion of Yelling', about(h(1), 'play')),
      option('play:tavern/curse-of-socks', 'Curse somebody', about(h(3), 'play')),
    ],
  })

const log: WireEvent[] = [
  ['turn', -1, 'Turn 11: Eve'],
  ['kicked', 4, 'Eve kicks open the door: [[tavern/dust-dragon]].'],
  ['asked', 4, 'Eve asks Cleo for help and offers 3 treasures.'],
  ['declined', 2, 'Cleo laughs.'],
  ['rolled', 4, 'Eve rolls 2 to run away and needs 5.'],
  ['died', 4, 'Eve is dead. And filthy.'],
  ['turn', -1, 'Turn 12: Ada'],
  ['played', 0, 'Ada puts on [[tavern/pot-of-valour]].'],
  ['kicked', 0, 'Ada kicks open the door: [[tavern/ogre-of-habit]].'],
  ['played', 1, 'Benedikta plays [[tavern/enraged]] on [[tavern/ogre-of-habit]].'],
].map(([k, who, text]) => ({ k: String(k), seat: Number(who), text: String(text), cards: [], from: '', to: '', amount: 0 }))

const whole = (more: Partial<Update>): Update => ({
  t: 'Update',
  seq: seq++,
  events: log,
  table: table(),
  seats: Object.fromEntries(seats().map((each) => [String(each.seat), each])),
  fight: { fight: null },
  offers: [],
  you: { seat: 0, hand, draft: [], known: [] },
  decision: ownTurn(),
  deadline: null,
  ...more,
})

const fighting = { table: table({ phase: 'combat' }), fight: { fight: fight() } }
const closing: Deadline = { revision, ms: 5200, kind: 'closing', waited: [] }

const SCENES: Record<string, () => Partial<Update>> = {
  hand: () => ({}),
  lost: () => ({}),
  fight: () => ({ ...fighting, decision: inFight() }),
  draft: () => ({ ...fighting, decision: draft(), you: { seat: 0, hand, draft: ['play', 'tavern/potion-of-yelling'], known: [] } }),
  victim: () => ({ decision: victim(), you: { seat: 0, hand, draft: ['play', 'tavern/curse-of-socks'], known: [] } }),
  choice: () => ({ table: table({ in_flight: [card('curse-of-taxes')], phase: 'start' }), decision: choice() }),
  closing: () => ({
    table: table({ phase: 'combat', active: 2, waiting: [0, 3] }),
    fight: {
      fight: fight({
        main: 2,
        helper: null,
        munchkins: 17,
        monsters: 12,
        foes: [fight().foes[1]!],
        parts: [
          part('level', 9),
          part('x', 5, 'tavern/ladder-of-might'),
          part('x', 3, 'tavern/mail-order-mail'),
        ],
        deal: null,
        for_the_win: true,
        reaches: 10,
        stage: 'claim',
        passed: [1],
      }),
    },
    deadline: closing,
    decision: decision({
      kind: 'closing',
      required: false,
      prompt: 'Cleo claims the victory. Do you object?',
      options: [
        option('pass', 'Pass'),
        option('play:tavern/enraged', 'Play Enraged', about(h(2), 'play')),
        option('play:tavern/potion-of-yelling', 'Play Potion of Yelling', about(h(1), 'play')),
      ],
      refused: [
        refuse('play:tavern/thief', 'Play Thief', h(5), 'identity-not-in-fight', 'Not while a fight is going on.'),
      ],
    }),
  }),
  offer: () => ({ table: table({ phase: 'combat', active: 1, waiting: [1] }), offers, decision: withOffers(), fight: { fight: fight({ main: 1, helper: null, deal: null, munchkins: 12, winning: 'monsters' }) } }),
  flight: () => ({
    table: table({
      phase: 'flight',
      die: { seat: 0, purpose: 'run-away', value: 4, sides: 6, modifiers: [part('x', 2, 'tavern/boots-of-leaving')], total: 6 },
    }),
    fight: { fight: fight({ stage: 'flight', winning: 'monsters', munchkins: 12 }) },
    decision: decision({ kind: 'answers', prompt: 'The die shows 4. Change it?', options: [option('pass', 'Pass')] }),
    deadline: { revision, ms: 4000, kind: 'answers', waited: [] },
  }),
  corpse: () => {
    const left = ['mail-order-mail', 'spoon-of-doom', 'loophole', 'whine-loudly', 'ancient'].map((name) => card(name))
    return {
      table: table({ corpse: left }),
      decision: decision({
        kind: 'choice',
        prompt: 'Take one thing from what Eve leaves behind.',
        options: left.map((each) => option(`take:${each.id}`, catalogue.cards[each.id]?.name ?? '', { card: each.handle })),
      }),
    }
  },
  over: () => ({ table: table({ phase: 'over', winners: [2], waiting: [] }), decision: null }),
}

const welcome: Welcome = {
  t: 'Welcome',
  table: 'mock',
  you: 0,
  names: NAMES,
  bots: [null, 'greedy', 'greedy', 'random', 'greedy'],
  pace: { window_ms: 2600, reading_ms: 1600, bot_ms: 1200 },
  edition: 'munchkins',
  options: {},
  commitment: '',
}

export function opening(scene: string): ServerMessage[] {
  const update = whole((SCENES[scene] ?? SCENES.hand!)())
  const talk = [
    ['Benedikta', 1, 'Who invited Cleo?'],
    ['Cleo', 2, 'Level 9 says hello.'],
  ] as const
  const said = talk.map(([name, n, text]) => ({ t: 'ChatLine', seat: n, name, text, at: 0 }) as const)
  return [welcome, update, ...said]
}

/** A thin make-believe: enough to see a card travel, a preview come, a refusal shown. */
export function answerTo(message: ClientMessage): ServerMessage[] {
  if (message.t === 'Preview')
    return [{ t: 'Preview', option: message.option, munchkins: message.option.endsWith('monsters') ? 26 : 29, monsters: message.option.endsWith('monsters') ? 28 : 25 }]
  if (message.t === 'Chat') return [{ t: 'ChatLine', seat: 0, name: 'Ada', text: message.text, at: 0 }]
  if (message.t !== 'Answer') return [{ t: 'Pong' }]
  if (message.option === 'kick-open') {
    const foe = fight({ helper: null, munchkins: 9, monsters: 12, winning: 'monsters', deal: null })
    foe.foes = [foe.foes[0]!]
    const event: WireEvent = {
      k: 'kicked-open',
      seat: 0,
      text: 'Ada kicks open the door: [[tavern/ogre-of-habit]].',
      cards: [{ handle: foe.foes[0]!.card.handle, id: 'tavern/ogre-of-habit' }],
      from: 'door',
      to: 'fight',
      amount: 0,
    }
    return [{ t: 'Update', seq: seq++, events: [event], table: table({ phase: 'combat' }), fight: { fight: foe }, decision: inFight() }]
  }
  if (message.option === 'play:tavern/potion-of-yelling') return [{ t: 'Update', seq: seq++, events: [], decision: draft(), you: { seat: 0, hand, draft: ['play', 'tavern/potion-of-yelling'], known: [] } }]
  if (message.option.startsWith('play:tavern/potion-of-yelling>')) {
    const event: WireEvent = {
      k: 'played',
      seat: 0,
      text: 'Ada plays [[tavern/potion-of-yelling]].',
      cards: [{ handle: h(1).handle, id: h(1).id }],
      from: 'hand:0',
      to: 'treasure-discards',
      amount: 0,
    }
    return [
      {
        t: 'Update',
        seq: seq++,
        events: [event],
        you: { seat: 0, hand: hand.filter((each) => each !== h(1)), draft: [], known: [] },
        fight: { fight: fight({ munchkins: 29 }) },
        decision: inFight(),
      },
    ]
  }
  return [{ t: 'Refused', nonce: message.nonce, rule: 'combat-ties-lose', text: 'The mock table knows no rules at all.' }]
}
