/** What is drawn for some editions alone: boards, seasons, characters, vehicles. */

export const look = {
  track: 'The level track',
  space: (n: number, last: number) => (n === last ? `Space ${n}, the last one` : `Space ${n}`),
  stands: (name: string, n: number) => `${name} stands on space ${n}`,
  centre: 'The middle of the table',
  none: (group: string, plain: string) => `${group}: ${plain}`,
  holds: 'holds for everybody',
  turn: 'Turn it over',
  ridden: 'ridden',
  riddenWith: (n: number) => (n === 1 ? 'ridden, with 1 card on it' : `ridden, with ${n} cards on it`),
  pile: (name: string, n: number) => `${name}: ${n} lie beside the decks`,
  noPile: 'None lies here now.',
  faceDown: 'They lie face down.',
  spaces: { deck: 'deck', discards: 'discards' },
}
