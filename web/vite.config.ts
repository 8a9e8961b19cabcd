import { svelte } from '@sveltejs/vite-plugin-svelte'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { cardArt } from './build/card-art.ts'

// `base: './'` keeps every path relative, and index.html names the root once, in its <base>: so the
// page may be served at `/` and at `/table/{id}` alike.
export default defineConfig({
  base: './',
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 1 }), cardArt()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env.KICKDOOR ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
