/** То, что рисуется лишь в некоторых наборах: поле, времена года, персонажи, транспорт. */
import type { look as english } from './look'
import { plural } from './plural.ru'

export const look: typeof english = {
  track: 'Дорожка уровней',
  space: (n: number, last: number) => (n === last ? `Клетка ${n}, последняя` : `Клетка ${n}`),
  stands: (name: string, n: number) => `${name} стоит на клетке ${n}`,
  centre: 'Середина стола',
  none: (group: string, plain: string) => `${group}: ${plain}`,
  holds: 'действует на всех',
  turn: 'Перевернуть',
  ridden: 'едет',
  riddenWith: (n: number) => `едет, на нём ${plural(n, 'карта', 'карты', 'карт')}`,
  pile: (name: string, n: number) => `${name}: рядом с колодами лежит ${n}`,
  noPile: 'Сейчас здесь пусто.',
  faceDown: 'Они лежат рубашкой вверх.',
  spaces: { deck: 'колода', discards: 'сброс' },
}
