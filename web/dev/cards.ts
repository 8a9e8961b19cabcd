/** The mock's catalogue, read from its card file. */
import { load } from 'js-yaml'
import type { CardInfo, Catalogue } from '../src/protocol/types'
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
  joke: null,
  art: { icons: [] },
  ...row,
})

const rows = load(source) as Row[]

export const catalogue: Catalogue = {
  editions: [
    {
      id: 'munchkins',
      name: 'Munchkins',
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

export const rulebook: Record<string, string> = {
  'equip-not-in-fight': 'Gear stays as it is from the first blow to the last.',
  'sell-own-turn': 'Things are sold on your own turn, outside a fight.',
  'combat-ties-lose': 'A tie goes to the monsters.',
  'trade-in-play-only': 'Only what lies on the table can change hands by trade.',
}
