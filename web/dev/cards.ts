/** The mock's catalogue, read from its card file. */
import { load } from 'js-yaml'
import { PLAIN } from '../src/look/palette'
import type { CardInfo, Catalogue, Rulebook, RuleInfo } from '../src/protocol/types'
import source from './packs/tavern/cards/all.yaml?raw'

type Row = Partial<CardInfo> & { id: string; name: string; kind: string }

const DOORS = new Set(['monster', 'curse', 'enhancer', 'identity', 'permission', 'attachment'])

const cardOf = (row: Row): CardInfo => ({
  group: null,
  deck: DOORS.has(row.kind) ? 'door' : 'treasure',
  level: null,
  treasures: null,
  levels: null,
  bonus: null,
  value: null,
  slot: null,
  big: false,
  hands: null,
  text: [],
  epic: null,
  joke: null,
  note: null,
  art: { icons: [] },
  concerns: row.kind === 'item' || row.kind === 'one-shot' ? ['items', 'trading'] : [],
  ...row,
})

const rows = load(source) as Row[]

export const catalogue: Catalogue = {
  editions: [
    {
      id: 'munchkins',
      sets: ['munchkins'],
      name: 'Munchkins',
      languages: ['en'],
      board: null,
      look: PLAIN,
      fixed: [],
      mounts: [],
      scenes: {},
      options: [
        { id: 'goal', default: 10, choices: [8, 10, 12], text: 'Level that wins' },
        { id: 'epic', default: false, choices: [true, false], text: 'Epic rules' },
        { id: 'start-hand', default: 4, choices: [2, 4], text: 'Cards of each deck at the start' },
      ],
    },
  ],
  cards: Object.fromEntries(rows.map((row) => [`tavern/${row.id}`, cardOf(row)])),
  strings: { level: 'level', 'run-away': 'running away', 'one-shot-bonus': 'one-shot' },
}

const rule = (topic: string, text: string): RuleInfo => ({ topic, text, see: [] })

export const rulebook: Rulebook = {
  topics: { items: 'Items', combat: 'Combat', trading: 'Trading', selling: 'Selling' },
  rules: {
    'equip-not-in-fight': rule('items', 'Gear stays as it is from the first blow to the last.'),
    'combat-ties-lose': rule('combat', 'A tie goes to the monsters.'),
    'trade-in-play-only': rule('trading', 'Only what lies on the table can change hands by trade.'),
    'sell-own-turn': rule('selling', 'Things are sold on your own turn, outside a fight.'),
  },
  concerns: { items: ['equip-not-in-fight'], trading: ['trade-in-play-only'] },
  absent: [{ entry: 'trade', place: 'hand', kinds: [], rule: 'trade-in-play-only' }],
}
