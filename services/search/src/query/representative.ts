import { bothTerms, type Term } from '../plan/term.ts'
import { satisfies, usualPersons } from '../stay/bounds.ts'
import { type RowOption, rowOptions } from '../stay/row-options.ts'
import { hasRow } from '../store/bitset.ts'
import { checkDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'
import type { SortRule } from './sort-rule.ts'

/** Which of a house's options stands for it in a list. */
export type Preference =
  | 'price'
  | 'discountTotal'
  | 'discountPercentage'
  | 'earliest'
  | 'latest'
  | 'shortest'
  | 'longest'

/**
 * The one that the sort puts first. Without a sort of options it is the cheapest, and so it is for the dearest houses
 * first: a list of every house's most expensive week would help nobody.
 */
export function preferenceOf(rules: readonly SortRule[]): Preference {
  for (const rule of rules) {
    if (rule.kind !== 'attribute') continue
    const { attribute, isDescending } = rule
    if (attribute === 'price') return 'price'
    if (attribute === 'discountTotal' || attribute === 'discountPercentage') return isDescending ? attribute : 'price'
    if (attribute === 'date' || attribute === 'dateTs') return isDescending ? 'latest' : 'earliest'
    if (attribute === 'duration') return isDescending ? 'longest' : 'shortest'
  }
  return 'price'
}

/** Null when the house has no option that satisfies a term. */
export function findOption(
  scene: Scene,
  terms: readonly Term[],
  row: number,
  preference: Preference,
): RowOption | null {
  checkDeadline()
  const { engine, market } = scene
  const rank = ranks[preference]
  let best: RowOption | null = null
  for (const asked of terms) {
    const term = bothTerms(scene.base, asked)
    if (term === null || !term.lodging.every((condition) => hasRow(engine.sets.of(condition), row))) continue
    const groups = engine.stays.groups(term, market)
    for (const option of rowOptions(engine.store, market.currency, groups, row, term.persons ?? usualPersons)) {
      if (satisfies(option, term.amounts) && (best === null || isBetter(option, best, rank))) best = option
    }
  }
  return best
}

const ranks: Readonly<Record<Preference, (option: RowOption) => number>> = {
  price: ({ price }) => price,
  discountTotal: ({ discountTotal }) => -discountTotal,
  discountPercentage: ({ discountPercentage }) => -discountPercentage,
  earliest: ({ day }) => day,
  latest: ({ day }) => -day,
  shortest: ({ nights }) => nights,
  longest: ({ nights }) => -nights,
}

/** Then the cheaper, the earlier and the shorter. */
function isBetter(a: RowOption, b: RowOption, rank: (option: RowOption) => number): boolean {
  return (rank(a) - rank(b) || a.price - b.price || a.day - b.day || a.nights - b.nights) < 0
}
