import type { EditionKey } from './edition-key.ts'
import { formatNumber } from './number-format.ts'

type Forms = { readonly one: string; readonly other: string }

/** All three languages have one form for exactly one and another for the rest. `#` is replaced by the count. */
export function plural(edition: EditionKey, count: number, forms: Forms): string {
  const form = count === 1 ? forms.one : forms.other
  return form.replaceAll('#', formatNumber(edition, count))
}
