import { holidayCostAttribute } from '../plan/option-attributes.ts'
import type { Term } from '../plan/term.ts'
import { bestOption, isFirst, type Preference } from '../stay/best-option.ts'
import { usualPersons } from '../stay/bounds.ts'
import type { RowOption } from '../stay/row-options.ts'
import { lookAtDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'
import { matchesTerm, splitTerms } from './evaluate.ts'
import type { SortRule } from './sort-rule.ts'

/**
 * The option that the sort puts first. Other sorts show the cheapest, and so does "most expensive first": a list of
 * every house's most expensive week would be useless.
 */
export function preferenceOf(rules: readonly SortRule[]): Preference {
  for (const rule of rules) {
    if (rule.kind !== 'attribute') continue
    const { attribute, isDescending } = rule
    if (attribute === 'price' || attribute === holidayCostAttribute) return 'price'
    if (attribute === 'discountTotal' || attribute === 'discountPercentage') return isDescending ? attribute : 'price'
    if (attribute === 'date' || attribute === 'dateTs') return isDescending ? 'latest' : 'earliest'
    if (attribute === 'duration') return isDescending ? 'longest' : 'shortest'
  }
  return 'price'
}

/** Null if no option of the house matches a term. */
export function findOption(
  scene: Scene,
  terms: readonly Term[],
  row: number,
  preference: Preference,
): RowOption | null {
  lookAtDeadline()
  const { engine, market } = scene
  let best: RowOption | null = null
  for (const term of splitTerms(scene, terms)) {
    if (!matchesTerm(scene, term, row)) continue
    const groups = engine.stays.groups(term, market)
    const rowQuery = { currency: market.currency, row, persons: term.persons ?? usualPersons, amounts: term.amounts }
    const option = bestOption(engine.store, groups, rowQuery, preference)
    if (option !== null && (best === null || isFirst(option, best, preference))) best = option
  }
  return best
}
