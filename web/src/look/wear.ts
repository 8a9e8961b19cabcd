/** Puts a set's look on the whole page. */
import type { LookInfo } from '../protocol/types'
import { PLAIN, sheetOf } from './palette'

const sheet = new CSSStyleSheet()

/** Draws the page as a look says, or as the base deck. */
export function wear(look: LookInfo = PLAIN): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync(sheetOf(look))
  const { dataset } = document.documentElement
  dataset.table = look.table
  dataset.frame = look.frame
  dataset.display = look.display
}
