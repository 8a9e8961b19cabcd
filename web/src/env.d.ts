/// <reference types="vite/client" />

declare module 'virtual:card-art' {
  /** From pack name to a loader of its icons: {icon name: SVG body}. */
  export const packs: Record<string, () => Promise<{ default: Record<string, string> }>>
}

declare module 'virtual:icon-credits' {
  const credits: { author: string; icons: string[] }[]
  export default credits
}
