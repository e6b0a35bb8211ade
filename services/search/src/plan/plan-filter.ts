import { facilityProperty } from '@marram/domain/criteria/order'
import { facilityByKey } from '@marram/domain/facility'
import { epochDay, parseIsoDay } from '@marram/domain/iso-day'
import type { AttributeLeaf, Condition, Leaf } from '../filter/condition.ts'
import { attributesOf, isGeo } from '../filter/condition.ts'
import { FilterError } from '../filter/filter-error.ts'
import { createTest } from '../filter/test-value.ts'
import type { Calendar } from '../store/calendar.ts'
import {
  dayAttributes,
  fromPriceAttribute,
  isAmountAttribute,
  isDayAttribute,
  isOptionAttribute,
  nightsAttribute,
} from './option-attributes.ts'
import { outside, rangesOf } from './range.ts'
import { bothTerms, openTerm, type Term } from './term.ts'

/** Guests' filters give one term, editors' a handful; more would only be an attack. */
const maxTerms = 64
const personsAttribute = facilityProperty(facilityByKey('persons').id)

/**
 * Converts the filter to terms. Conditions on houses stay trees of any depth; only those on options are multiplied out.
 */
export function planFilter(condition: Condition | null, calendar: Calendar): Term[] {
  return condition === null ? [openTerm] : plan(condition, false, calendar)
}

function plan(condition: Condition, isNegated: boolean, calendar: Calendar): Term[] {
  if (condition.kind === 'not') return plan(condition.node, !isNegated, calendar)
  if (!concernsTerms(condition))
    return [{ ...openTerm, lodging: [isNegated ? { kind: 'not', node: condition } : condition] }]
  if (!('nodes' in condition)) return planLeaf(condition, isNegated, calendar)
  const parts = condition.nodes.map((node) => plan(node, isNegated, calendar))
  return (condition.kind === 'and') === !isNegated ? allOf(parts) : limited(parts.flat())
}

function concernsTerms(condition: Condition): boolean {
  return attributesOf(condition).some((attribute) => isOptionAttribute(attribute) || attribute === personsAttribute)
}

/** Every combination of one term from each part. */
export function allOf(parts: readonly (readonly Term[])[]): Term[] {
  let terms: Term[] = [openTerm]
  for (const part of parts) {
    terms = limited(terms.flatMap((term) => part.flatMap((other) => bothTerms(term, other) ?? [])))
  }
  return terms
}

function limited(terms: Term[]): Term[] {
  if (terms.length > maxTerms) throw new FilterError('The filter combines too many alternatives of dates and prices.')
  return terms
}

function planLeaf(leaf: Leaf, isNegated: boolean, calendar: Calendar): Term[] {
  if (isGeo(leaf)) return []
  const { attribute } = leaf
  if (isAmountAttribute(attribute)) {
    const ranges = isNegated ? outside(rangesOf(leaf)) : rangesOf(leaf)
    return limited(ranges.map((range) => ({ ...openTerm, amounts: { ...openTerm.amounts, [attribute]: range } })))
  }
  if (attribute === fromPriceAttribute) {
    const ranges = isNegated ? outside(rangesOf(leaf)) : rangesOf(leaf)
    return limited(ranges.map((fromPrice) => ({ ...openTerm, fromPrice })))
  }
  const test = createTest(leaf)
  if (attribute === nightsAttribute) {
    return [{ ...openTerm, nights: choose(calendar.longest + 1, (nights) => test(nights) !== isNegated) }]
  }
  if (isDayAttribute(attribute)) {
    const values = dayValues(calendar, attribute)
    if (attribute === 'date' && leaf.kind === 'in' && !isNegated)
      return [{ ...openTerm, days: daysNamed(leaf, calendar) }]
    return [{ ...openTerm, days: choose(calendar.days, (day) => test(values[day]) !== isNegated) }]
  }
  const lodging: Condition[] = [isNegated ? { kind: 'not', node: leaf } : leaf]
  return [{ ...openTerm, lodging, persons: isNegated ? null : leastOf(leaf) }]
}

const knownValues = new WeakMap<Calendar, Map<string, readonly (string | number)[]>>()

/** The attribute's value for each day of the calendar; cached, because every date in a filter needs all of them. */
function dayValues(calendar: Calendar, attribute: string): readonly (string | number)[] {
  const cache = knownValues.get(calendar) ?? new Map<string, readonly (string | number)[]>()
  knownValues.set(calendar, cache)
  const { firstDay, days } = calendar
  const values =
    cache.get(attribute) ?? Array.from({ length: days }, (_, day) => dayAttributes[attribute]?.(firstDay + day) ?? 0)
  cache.set(attribute, values)
  return values
}

/** Fast path for dates, which most searches filter by. */
function daysNamed({ values }: Extract<AttributeLeaf, { kind: 'in' }>, { firstDay, days }: Calendar): Uint8Array {
  const chosen = new Uint8Array(days)
  for (const { text } of values) {
    const day = parseIsoDay(text)
    if (day !== null) chosen[epochDay(day) - firstDay] = 1
  }
  return chosen
}

function choose(length: number, isIn: (position: number) => boolean): Uint8Array {
  return Uint8Array.from({ length }, (_, position) => (isIn(position) ? 1 : 0))
}

/** The smallest party that matches the condition on persons; null without a lower bound. */
function leastOf(leaf: AttributeLeaf): number | null {
  const least = Math.min(...rangesOf(leaf).map(({ from }) => from))
  return Number.isFinite(least) && least >= 1 ? Math.ceil(least) : null
}
