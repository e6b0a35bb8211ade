import { checkDeadline } from '../query/deadline.ts'
import type { Store } from '../store/store.ts'
import { type StayTerm, satisfies, usualPersons } from './bounds.ts'
import type { Cells } from './cells.ts'
import type { Market } from './cheapest-rent.ts'
import { optionOn, type RowOption } from './row-options.ts'
import { offeredNights } from './term-groups.ts'

export type Saving = 'discountTotal' | 'discountPercentage'

/** Visits a house's options of the term that begin on a day with a discount; true skips the other days of the discount. */
export type VisitReduced = (row: number, visit: (option: RowOption, percent: number) => boolean) => void

export function createVisitReduced(
  store: Store,
  cells: Cells,
  { days, nights, persons }: StayTerm,
  { currency, firstIndex }: Market,
): VisitReduced {
  const { calendar, discounts, freeRun, capacity } = store
  const lengths = offeredNights(calendar, nights)
  const party = persons ?? usualPersons
  const first = Math.max(firstIndex, days === null ? 0 : days.indexOf(1))
  const last = days === null ? calendar.days - 1 : days.lastIndexOf(1)
  return (row, visit) => {
    const isDone = (day: number, percent: number): boolean => {
      const free = freeRun[day * capacity + row] ?? 0
      for (const length of lengths) {
        if (length > free) return false
        const kind = cells.kindAt(day, length)
        if (kind !== null && visit(optionOn(store, currency, kind, row, day, party), percent)) return true
      }
      return false
    }
    // Only these few days have savings.
    for (const { start, end, percent } of discounts[row] ?? []) {
      checkDeadline()
      for (let day = Math.max(start, first); day <= Math.min(end - 1, last); day += 1) {
        if ((days === null || days[day] === 1) && isDone(day, percent)) break
      }
    }
  }
}

/** The largest saving, in money or per cent, among a house's options that match the term; often 0. */
export function largestSaving(
  store: Store,
  cells: Cells,
  term: StayTerm,
  market: Market,
  saving: Saving,
): (row: number) => number {
  const visitReduced = createVisitReduced(store, cells, term, market)
  return (row) => {
    let largest = 0
    if ((term.persons ?? usualPersons) > (store.maxPersons[row] ?? 0)) return 0
    visitReduced(row, (option, percent) => {
      if (option[saving] > largest && satisfies(option, term.amounts)) largest = option[saving]
      return saving === 'discountPercentage' && largest >= highestPercent(percent)
    })
    return largest
  }
}

/** A saving is at most the discount's own percentage; only rounding can raise a very large one above it. */
function highestPercent(percent: number): number {
  return percent > 50 ? 100 : percent
}
