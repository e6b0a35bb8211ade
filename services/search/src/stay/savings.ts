import { checkDeadline } from '../query/deadline.ts'
import type { Store } from '../store/store.ts'
import { type StayTerm, satisfies, usualPersons } from './bounds.ts'
import type { Cells } from './cells.ts'
import type { Market } from './cheapest-rent.ts'
import { optionOn } from './row-options.ts'
import { offeredNights } from './term-groups.ts'

export type Saving = 'discountTotal' | 'discountPercentage'

/** The largest saving, in money or per cent, among a house's options that match the term; often 0. */
export function largestSaving(
  store: Store,
  cells: Cells,
  term: StayTerm,
  { currency, firstIndex }: Market,
  saving: Saving,
): (row: number) => number {
  const { calendar, discounts, freeRun, capacity } = store
  const { days, amounts, persons } = term
  const lengths = offeredNights(calendar, term.nights)
  const party = persons ?? usualPersons
  const first = Math.max(firstIndex, days === null ? 0 : days.indexOf(1))
  const last = days === null ? calendar.days - 1 : days.lastIndexOf(1)
  const largestOn = (row: number, day: number, most: number): number => {
    const free = freeRun[day * capacity + row] ?? 0
    let largest = 0
    for (const nights of lengths) {
      if (nights > free || largest >= most) break
      const kind = cells.kindAt(day, nights)
      if (kind === null) continue
      const option = optionOn(store, currency, kind, row, day, party)
      if (option[saving] > largest && satisfies(option, amounts)) largest = option[saving]
    }
    return largest
  }
  return (row) => {
    let largest = 0
    if (party > (store.maxPersons[row] ?? 0)) return 0
    // Only these few days have savings.
    for (const { start, end, percent } of discounts[row] ?? []) {
      checkDeadline()
      const most = saving === 'discountPercentage' ? highestPercent(percent) : Number.POSITIVE_INFINITY
      for (let day = Math.max(start, first); day <= Math.min(end - 1, last) && largest < most; day += 1) {
        if (days === null || days[day] === 1) largest = Math.max(largest, largestOn(row, day, most))
      }
    }
    return largest
  }
}

/** A saving is at most the discount's own percentage; only rounding can raise a very large one above it. */
function highestPercent(percent: number): number {
  return percent > 50 ? 100 : percent
}
