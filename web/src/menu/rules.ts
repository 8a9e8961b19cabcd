/** House rules that differ from the edition's own. */
import type { EditionInfo } from '../protocol/types'

/** What must be sent with a new table: chosen values that the edition knows and that are not its defaults. */
export function changedRules(
  edition: EditionInfo,
  chosen: Record<string, unknown> | undefined,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const option of edition.options) {
    const value = chosen?.[option.id]
    const known = option.choices.length === 0 || option.choices.includes(value)
    if (value !== undefined && known && value !== option.default) changed[option.id] = value
  }
  return changed
}
