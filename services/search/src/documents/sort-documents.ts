import { distanceM, normalText } from '../filter/test-value.ts'
import type { SortRule } from '../query/sort-rule.ts'
import { attributeOf, type Document, placeOf } from './document.ts'

type Compare = (a: Document, b: Document) => number

/** A tenth of a typo: a larger difference ranks by text, a smaller one by the requested sort. */
const sameFit = 1000

/** Sorts by text match, then by the rules, then by insertion. Documents without a value come last. */
export function compareDocuments(rules: readonly SortRule[], rankOf: ReadonlyMap<Document, number> | null): Compare {
  const fit = (document: Document) => rankOf?.get(document) ?? 0
  const coarse: Compare = (a, b) => Math.floor(fit(a) / sameFit) - Math.floor(fit(b) / sameFit)
  return (a, b) => {
    const byFit = rankOf === null ? 0 : coarse(a, b)
    if (byFit !== 0) return byFit
    for (const rule of rules) {
      const found = compareBy(rule, a, b)
      if (found !== 0) return found
    }
    return fit(a) - fit(b)
  }
}

function compareBy(rule: SortRule, a: Document, b: Document): number {
  const [one, other] = [valueIn(rule, a), valueIn(rule, b)]
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const sign = rule.isDescending ? -1 : 1
  // Meilisearch puts numbers before texts in both directions; no attribute of ours mixes them.
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
  return one === other ? 0 : one < other ? -sign : sign
}

function valueIn(rule: SortRule, document: Document): string | number | null {
  if (rule.kind === 'near') {
    const place = placeOf(document)
    return place && distanceM(rule.lat, rule.lng, place.lat, place.lng)
  }
  const [value] = [attributeOf(document, rule.attribute)].flat()
  if (typeof value === 'number') return value
  return typeof value === 'string' || typeof value === 'boolean' ? normalText(String(value)) : null
}
