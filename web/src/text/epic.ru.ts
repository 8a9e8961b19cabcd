import type { epic as english } from './epic'

export const epic: typeof english = {
  is: 'Эпик',
  isLong: 'Эпический манчкин: владеет подвигами и вышибает две двери сразу',
  on: 'действует',
  off: (from) => `с уровня ${from}`,
  doors: (n) => `Дверей сразу: ${n}`,
  steps: ['Сначала проклятия', 'затем находки', 'затем комната', 'и наконец монстры'],
  done: 'уже разобрано',
}
