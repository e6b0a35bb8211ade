import type { Condition } from '../filter/condition.ts'
import { type AmountAttribute, amountAttributes } from './option-attributes.ts'
import { anything, isNothing, overlap, type Range } from './range.ts'

/** Positions that may be taken, one byte each; null for all of them. */
export type PositionSet = Uint8Array | null

/**
 * A conjunction: what the house must be, on which days and for how many nights it must be free, and what that may cost.
 * A filter is a list of terms of which one must hold.
 */
export type Term = Readonly<{
  lodging: readonly Condition[]
  days: PositionSet
  nights: PositionSet
  amounts: Readonly<Record<AmountAttribute, Range>>
  fromPrice: Range
  /** The least number of persons asked for; a price is then for so many. */
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

/** Null when the two can never hold together. */
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

/** The same two give the same third, so that what is known about a choice can be kept by it. */
function bothPositions(a: PositionSet, b: PositionSet): PositionSet {
  if (a === null || b === null || a === b) return a ?? b
  const own = combinations.get(a) ?? new WeakMap<Uint8Array, Uint8Array>()
  combinations.set(a, own)
  const both = own.get(b) ?? a.map((isIn, index) => isIn & (b[index] ?? 0))
  own.set(b, both)
  return both
}
