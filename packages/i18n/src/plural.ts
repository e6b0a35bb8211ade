import { type EditionKey, formatLocales } from './edition-key.ts'

type Forms = { readonly one: string; readonly other: string }

const rules = {
  da: new Intl.PluralRules(formatLocales.da),
  de: new Intl.PluralRules(formatLocales.de),
  en: new Intl.PluralRules(formatLocales.en),
}
const numbers = {
  da: new Intl.NumberFormat(formatLocales.da),
  de: new Intl.NumberFormat(formatLocales.de),
  en: new Intl.NumberFormat(formatLocales.en),
}

/** `#` stands for the count, written as the edition writes numbers. */
export function plural(edition: EditionKey, count: number, forms: Forms): string {
  const form = rules[edition].select(count) === 'one' ? forms.one : forms.other
  return form.replaceAll('#', numbers[edition].format(count))
}
