/** What the player prefers, kept in this browser. */
import type { Pace, Setting, Spectators } from '../protocol/types'

export interface Manners {
  public: 'yes' | 'no'
  ready: 'yes' | 'no'
  spectators: Spectators
  /** Whether bots say why they do what they do. */
  reasons: 'yes' | 'no'
  clock: string
  /** Names of those who play at the same screen, by seat. */
  here: string[]
}

export interface Settings {
  name: string
  edition: string
  players: number
  bots: string[]
  /** House rules by edition: only what differs from the edition's defaults. */
  rules: Record<string, Record<string, Setting>>
  pace: Pace
  /** How the next table is laid: who may come, watch, and how long anybody is waited for. */
  manners: Manners
  motion: 'full' | 'less' | 'system'
  theme: 'light' | 'dark' | 'system'
  contrast: 'more' | 'usual'
  /** Volumes, 0 (off) to 1. */
  bell: number
  effects: number
  talk: number
  lang: string
  lastTable: string | null
}

const KEY = 'kickdoor.settings'

const DEFAULTS: Settings = {
  name: '',
  edition: 'munchkins',
  players: 4,
  bots: ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
  rules: {},
  pace: { window_ms: 2600, reading_ms: 1600, bot_ms: 1200 },
  manners: { public: 'no', ready: 'no', spectators: 'on', reasons: 'no', clock: 'usual', here: [] },
  motion: 'system',
  theme: 'system',
  contrast: 'usual',
  bell: 0.7,
  effects: 0.5,
  talk: 0.4,
  lang: navigator.language.startsWith('ru') ? 'ru' : 'en',
  lastTable: null,
}

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    return {
      ...DEFAULTS,
      ...kept,
      pace: { ...DEFAULTS.pace, ...kept.pace },
      manners: { ...DEFAULTS.manners, ...kept.manners },
    }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Settings = $state(load())

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
let systemReduced = $state(reduced.matches)
reduced.addEventListener('change', (event) => (systemReduced = event.matches))

/** Whether cards fade instead of travelling. */
export const lessMotion = (): boolean =>
  settings.motion === 'less' || (settings.motion === 'system' && systemReduced)

/** Keeps the settings in storage and on the document; call once, where effects may live. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Storage may be full or forbidden; the settings then last as long as the page.
    }
  })
  $effect(() => {
    const root = document.documentElement
    root.dataset.theme = settings.theme
    root.dataset.contrast = settings.contrast
    root.dataset.motion = lessMotion() ? 'less' : 'full'
    root.lang = settings.lang
  })
}
