import { checkDeadline } from '../query/deadline.ts'
import type { Store } from '../store/store.ts'
import { type StayTerm, satisfies, usualPersons } from './bounds.ts'
import type { Cells } from './cells.ts'
import type { Market } from './cheapest-rent.ts'
import { rowOptions } from './row-options.ts'
import { offeredNights } from './term-groups.ts'

export type Saving = 'discountTotal' | 'discountPercentage'

/** The largest saving, or the largest percentage, among the options of the house that satisfy the term; often 0. */
export function largestSaving(
  store: Store,
  cells: Cells,
  term: StayTerm,
  { currency, firstIndex }: Market,
  row: number,
  saving: Saving,
): number {
  const { calendar, discounts } = store
  const persons = term.persons ?? usualPersons
  let largest = 0
  // Nothing is saved on other days, and there are few of these.
  for (const { start, end } of discounts[row] ?? []) {
    checkDeadline()
    for (let day = Math.max(start, firstIndex); day < Math.min(end, calendar.days); day += 1) {
      if (term.days !== null && term.days[day] !== 1) continue
      for (const nights of offeredNights(calendar, term.nights)) {
        const kind = cells.kindAt(day, nights)
        if (kind === null || (store.freeRun[day * store.capacity + row] ?? 0) < nights) continue
        for (const option of rowOptions(store, currency, [{ ...kind, days: [day] }], row, persons)) {
          if (option[saving] > largest && satisfies(option, term.amounts)) largest = option[saving]
        }
      }
    }
  }
  return largest
}
