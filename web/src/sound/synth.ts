/** Short sounds made on the spot: wood, paper, coin, bell. No files, and no audio at all when off. */

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

function ready(): AudioContext | null {
  // Browsers keep a page silent until it has been touched.
  const touched = navigator.userActivation?.hasBeenActive ?? true
  if (typeof AudioContext === 'undefined' || !touched) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}

interface Burst {
  /** Centre of the band in Hz. */
  pitch: number
  /** Seconds. */
  length: number
  at?: number
  sharp?: number
}

function burst(audio: AudioContext, volume: number, { pitch, length, at = 0, sharp = 1 }: Burst) {
  const source = audio.createBufferSource()
  source.buffer = hiss(audio)
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = sharp
  const gain = envelope(audio, volume, length, at)
  source.connect(band).connect(gain).connect(audio.destination)
  source.start(audio.currentTime + at, Math.random() * 0.2, length)
}

interface Tone {
  pitch: number
  length: number
  at?: number
  to?: number
  shape?: OscillatorType
}

function tone(audio: AudioContext, volume: number, { pitch, length, at = 0, to, shape }: Tone) {
  const source = audio.createOscillator()
  source.type = shape ?? 'sine'
  const start = audio.currentTime + at
  source.frequency.setValueAtTime(pitch, start)
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(envelope(audio, volume, length, at)).connect(audio.destination)
  source.start(start)
  source.stop(start + length)
}

function envelope(audio: AudioContext, volume: number, length: number, at: number): GainNode {
  const gain = audio.createGain()
  const start = audio.currentTime + at
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  return gain
}

type Sound = (audio: AudioContext, volume: number) => void

const SOUNDS = {
  /** You must act. Unlike every other sound here. */
  bell: (audio, v) => {
    tone(audio, v * 0.5, { pitch: 1174, length: 1.1 })
    tone(audio, v * 0.22, { pitch: 2349, length: 0.7 })
    tone(audio, v * 0.12, { pitch: 3140, length: 0.35 })
  },
  card: (audio, v) => burst(audio, v * 0.5, { pitch: 2600, length: 0.07, sharp: 0.6 }),
  kick: (audio, v) => {
    tone(audio, v, { pitch: 150, to: 45, length: 0.22 })
    burst(audio, v * 0.8, { pitch: 420, length: 0.16 })
    burst(audio, v * 0.3, { pitch: 1500, length: 0.25, at: 0.09 })
  },
  die: (audio, v) => {
    for (const [at, pitch] of [
      [0, 900],
      [0.09, 1100],
      [0.17, 800],
      [0.29, 1000],
      [0.43, 700],
    ] as const)
      burst(audio, v * 0.6, { pitch, length: 0.05, at, sharp: 4 })
  },
  level: (audio, v) => {
    tone(audio, v * 0.4, { pitch: 523, length: 0.14, shape: 'triangle' })
    tone(audio, v * 0.4, { pitch: 784, length: 0.3, at: 0.1, shape: 'triangle' })
  },
  fall: (audio, v) => tone(audio, v * 0.5, { pitch: 330, to: 110, length: 0.4, shape: 'triangle' }),
  curse: (audio, v) => {
    tone(audio, v * 0.35, { pitch: 220, to: 207, length: 0.5, shape: 'sawtooth' })
    tone(audio, v * 0.3, { pitch: 233, to: 196, length: 0.5, shape: 'sawtooth' })
  },
  tick: (audio, v) => burst(audio, v * 0.5, { pitch: 1200, length: 0.03, sharp: 8 }),
  talk: (audio, v) => {
    tone(audio, v * 0.3, { pitch: 620, length: 0.06 })
    tone(audio, v * 0.3, { pitch: 780, length: 0.08, at: 0.07 })
  },
  win: (audio, v) => {
    for (const [i, pitch] of [523, 659, 784, 1046].entries())
      tone(audio, v * 0.4, { pitch, length: i === 3 ? 0.9 : 0.18, at: i * 0.14, shape: 'triangle' })
  },
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SOUNDS

/** Plays a sound at a volume of 0 (nothing at all happens) to 1. */
export function sound(name: SoundName, volume: number): void {
  if (volume <= 0) return
  const audio = ready()
  if (audio) SOUNDS[name](audio, volume * 0.5)
}
