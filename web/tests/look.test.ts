import { describe, expect, test } from 'vitest'
import { firstOf, sheetOf } from '../src/look/palette'

describe('a look', () => {
  test('without colours changes nothing', () => {
    expect(sheetOf({ dark: {}, light: {} })).toBe('')
  })

  test('gives its colours to dark and to light screens', () => {
    const sheet = sheetOf({ dark: { panel: '#101010' }, light: { panel: '#fafafa' } })
    const [dark, ...light] = sheet.split('\n')
    expect(dark).toBe(':root:root{--panel:#101010;}')
    expect(light.join('')).toContain("[data-theme='light']{--panel:#fafafa;}")
    expect(light.join('')).toContain("@media (prefers-color-scheme:light){:root:root:not([data-theme='dark'])")
  })

  test('paints the buttons in its accent', () => {
    expect(sheetOf({ dark: { accent: '#ffcb2d' }, light: {} })).toContain('--button-top:')
    expect(sheetOf({ dark: { panel: '#101010' }, light: {} })).not.toContain('--button-top:')
  })

  test('lets nothing into the style sheet but colours that it knows', () => {
    const dark = { panel: 'red}body{display:none', nonsense: '#101010', text: '#123' }
    expect(sheetOf({ dark, light: {} })).toBe('')
  })

  test('of a mix is that of the first set', () => {
    expect(firstOf('russia+ducktales')).toBe('russia')
    expect(firstOf('munchkins')).toBe('munchkins')
  })
})
