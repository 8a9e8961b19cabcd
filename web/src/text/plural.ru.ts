/** Russian numbers choose between three forms: 1 дверь, 2 двери, 5 дверей. */
const rules = new Intl.PluralRules('ru')

export function plural(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n)
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`
}
