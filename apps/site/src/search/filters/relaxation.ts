import type { Criteria } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { groupOf } from '@marram/domain/search-request/criterion-groups'
import type { CountsState } from '../search-answer.ts'
import { facilityChoices } from './facility-choices.ts'
import { type FilterSection, filterSections } from './filter-sections.ts'

/** A smaller wish that finds something: one criterion left out, or the same with a milder number. */
export type Relaxation = Readonly<
  | { kind: 'without'; key: CriterionKey | 'udsnit'; total: number }
  | { kind: 'instead'; key: CriterionKey; value: number; total: number }
>

export type Asked = Readonly<{
  criteria: Criteria
  /** A part of the map is asked for too. */
  isBoxed: boolean
  priceSteps: readonly number[]
}>

const maxOffers = 5

/**
 * The nearest first: a little more money or a little further before leaving a wish out, and of several wishes the one
 * whose absence opens most houses. Ways that still find nothing are not offered.
 */
export function relaxationsFor(asked: Asked, counts: Pick<CountsState, 'of' | 'without'>): Relaxation[] {
  const instead = [...asked.criteria.keys()].flatMap((key) => milder(key, asked, counts) ?? [])
  const left = keysToLeave(asked).flatMap((key): Relaxation[] => {
    const total = counts.without(key)
    // Who finds as much with a milder number need not give the wish up.
    const isMildEnough = instead.some((other) => other.key === key && other.total === total)
    return total && !isMildEnough ? [{ kind: 'without', key, total }] : []
  })
  const byTotal = left.sort((a, b) => b.total - a.total)
  return [...instead, ...byTotal].slice(0, maxOffers)
}

/** Dates, weeks and change days are one wish: leaving one of them out cannot be counted by itself. */
function keysToLeave({ criteria, isBoxed }: Asked): (CriterionKey | 'udsnit')[] {
  const seen = new Set<string>()
  const keys = [...criteria.keys()].filter((key) => {
    const group = groupOf(key)
    return !seen.has(group) && seen.add(group)
  })
  return isBoxed ? [...keys, 'udsnit'] : keys
}

function milder(
  key: CriterionKey,
  { criteria, priceSteps }: Asked,
  counts: Pick<CountsState, 'of'>,
): Relaxation | null {
  const criterion = criteria.get(key)
  if (typeof criterion?.value !== 'number') return null
  const { value: asked, comparator } = criterion
  const steps = key === 'maxPris' ? priceSteps : stepsOf(key)
  const candidates =
    comparator === '<='
      ? steps.filter((step) => step > asked)
      : comparator === '>='
        ? steps.filter((step) => step < asked).reverse()
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
