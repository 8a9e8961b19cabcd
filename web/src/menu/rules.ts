/** House rules that differ from the edition's own. */
import type { EditionInfo, Setting } from '../protocol/types'

/** What must be sent with a new table: chosen values that the edition knows and that are not its defaults. */
export function changedRules(
  edition: EditionInfo,
  chosen: Record<string, Setting> | undefined,
): Record<string, Setting> {
  const changed: Record<string, Setting> = {}
  for (const option of edition.options) {
    const value = chosen?.[option.id]
    if (value === undefined || value === option.default) continue
    if (option.choices.length === 0 || option.choices.includes(value)) changed[option.id] = value
  }
  return changed
}
