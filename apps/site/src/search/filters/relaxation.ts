import type { Criteria } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { groupOf } from '@marram/domain/search-request/criterion-groups'
import type { CountsState } from '../search-answer.ts'
import { facilityChoices } from './facility-choices.ts'
import { type FilterSection, filterSections } from './filter-sections.ts'

/** A weaker search that finds houses: one criterion dropped, or with a milder value. */
export type Relaxation = Readonly<
  | { kind: 'without'; key: CriterionKey | 'udsnit'; total: number }
  | { kind: 'instead'; key: CriterionKey; value: number; total: number }
>

export type EmptySearch = Readonly<{
  criteria: Criteria
  /** The search is limited to a map section. */
  isBoxed: boolean
  priceSteps: readonly number[]
}>

const maxOffers = 5

/**
 * Nearest first: a slightly higher price or distance before dropping a criterion, and among criteria the one whose
 * removal finds most houses. Options without a match are omitted.
 */
export function relaxationsFor(search: EmptySearch, counts: Pick<CountsState, 'of' | 'without'>): Relaxation[] {
  const instead = [...search.criteria.keys()].flatMap((key) => milder(key, search, counts) ?? [])
  const left = keysToLeave(search).flatMap((key): Relaxation[] => {
    const total = counts.without(key)
    // If a milder value finds as much, the criterion need not be dropped.
    const isMildEnough = instead.some((other) => other.key === key && other.total === total)
    return total && !isMildEnough ? [{ kind: 'without', key, total }] : []
  })
  const byTotal = left.sort((a, b) => b.total - a.total)
  return [...instead, ...byTotal].slice(0, maxOffers)
}

/** Dates, weeks and change days are dropped together: one of them can't be counted alone. */
function keysToLeave({ criteria, isBoxed }: EmptySearch): (CriterionKey | 'udsnit')[] {
  const visited = new Set<string>()
  const keys = [...criteria.keys()].filter((key) => {
    const group = groupOf(key)
    return !visited.has(group) && visited.add(group)
  })
  return isBoxed ? [...keys, 'udsnit'] : keys
}

function milder(
  key: CriterionKey,
  { criteria, priceSteps }: EmptySearch,
  counts: Pick<CountsState, 'of'>,
): Relaxation | null {
  const criterion = criteria.get(key)
  if (typeof criterion?.value !== 'number') return null
  const { value: current, comparator } = criterion
  const steps = key === 'maxPris' ? priceSteps : stepsOf(key)
  const candidates =
    comparator === '<='
      ? steps.filter((step) => step > current)
      : comparator === '>='
        ? steps.filter((step) => step < current).reverse()
        : []
  for (const value of candidates) {
    const total = counts.of(key, value)
    if (total) return { kind: 'instead', key, value, total }
  }
  return null
}

function stepsOf(key: CriterionKey): readonly number[] {
  const sections: readonly FilterSection[] = Object.values(filterSections)
  const section = sections.find((candidate) => candidate.kind === 'one' && candidate.key === key)
  if (section?.kind === 'one') return section.values
  const choice = facilityChoices.flatMap(({ choices }) => choices).find((candidate) => candidate.key === key)
  return choice?.kind === 'number' ? choice.values : []
}
