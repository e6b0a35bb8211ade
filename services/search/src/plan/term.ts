import type { Condition } from '../filter/condition.ts'
import { type AmountAttribute, amountAttributes } from './option-attributes.ts'
import { anything, isNothing, overlap, type Range } from './range.ts'

/** Allowed positions, one byte each; null for all. */
export type PositionSet = Uint8Array | null

/**
 * A conjunction: properties of the house, arrival days and nights that must be free, and price limits. A filter is a
 * list of alternative terms.
 */
export type Term = Readonly<{
  lodging: readonly Condition[]
  days: PositionSet
  nights: PositionSet
  amounts: Readonly<Record<AmountAttribute, Range>>
  fromPrice: Range
  /** The party size, which the price is for. */
  persons: number | null
}>

export const openTerm: Term = {
  lodging: [],
  days: null,
  nights: null,
  amounts: { price: anything, discountTotal: anything, discountPercentage: anything },
  fromPrice: anything,
  persons: null,
}

/** Null if the two contradict each other. */
export function bothTerms(a: Term, b: Term): Term | null {
  const amounts = {
    price: overlap(a.amounts.price, b.amounts.price),
    discountTotal: overlap(a.amounts.discountTotal, b.amounts.discountTotal),
    discountPercentage: overlap(a.amounts.discountPercentage, b.amounts.discountPercentage),
  }
  const fromPrice = overlap(a.fromPrice, b.fromPrice)
  if (isNothing(fromPrice) || amountAttributes.some((attribute) => isNothing(amounts[attribute]))) return null
  return {
    lodging: a.lodging.length === 0 ? b.lodging : b.lodging.length === 0 ? a.lodging : [...a.lodging, ...b.lodging],
    days: bothPositions(a.days, b.days),
    nights: bothPositions(a.nights, b.nights),
    amounts,
    fromPrice,
    persons: a.persons === null || b.persons === null ? (a.persons ?? b.persons) : Math.max(a.persons, b.persons),
  }
}

const combinations = new WeakMap<Uint8Array, WeakMap<Uint8Array, Uint8Array>>()

/** Returns the same object for the same two inputs, so that results cached by it are reused. */
function bothPositions(a: PositionSet, b: PositionSet): PositionSet {
  if (a === null || b === null || a === b) return a ?? b
  const cache = combinations.get(a) ?? new WeakMap<Uint8Array, Uint8Array>()
  combinations.set(a, cache)
  const both = cache.get(b) ?? a.map((isIn, index) => isIn & (b[index] ?? 0))
  cache.set(b, both)
  return both
}
