import { discountOf, savedOf, savedPercent } from '@marram/domain/discount'
import type { Currency } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import { type DiscountSpan, findSpan } from '../store/discount-spans.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup, CellKind } from './cells.ts'
import { chargesOf } from './charges.ts'

/** One way to book the house of a row. `day` counts from the calendar's first. */
export type RowOption = Readonly<{
  day: number
  nights: number
  price: number
  discountTotal: number
  discountPercentage: number
}>

/** All options of one house in these cells. */
export function rowOptions(
  store: Store,
  currency: Currency,
  groups: readonly CellGroup[],
  row: number,
  persons: number,
): RowOption[] {
  if (persons > (store.maxPersons[row] ?? 0)) return []
  const { freeRun, capacity } = store
  const spans = store.discounts[row] ?? []
  const found: RowOption[] = []
  for (const group of groups) {
    const { nights, days } = group
    const free = days.filter((day) => (freeRun[day * capacity + row] ?? 0) >= nights)
    if (free.length === 0) continue
    const rent = rentFor(store, currency, group, row)
    const charges = chargesOf(store, currency, row, nights, persons)
    for (const day of free) {
      const span = findSpan(spans, day)
      found.push({ day, nights, ...reduced(rent, charges, span && saving(span, currency, group, rent)) })
    }
  }
  return found
}

/** The option that starts on the day, on which the house must be free for its whole length. */
export function optionOn(
  store: Store,
  currency: Currency,
  kind: CellKind,
  row: number,
  day: number,
  persons: number,
): RowOption {
  const rent = rentFor(store, currency, kind, row)
  const charges = chargesOf(store, currency, row, kind.nights, persons)
  const span = findSpan(store.discounts[row] ?? [], day)
  return { day, nights: kind.nights, ...reduced(rent, charges, span && saving(span, currency, kind, rent)) }
}

type Saving = Readonly<{ percent: number; saved: number }>

function reduced(rent: number, charges: number, saving: Saving | undefined) {
  if (saving === undefined) return { price: rent + charges, discountTotal: 0, discountPercentage: 0 }
  const { percent, saved } = saving
  const price = rent - discountOf(rent, percent) + charges
  return { price, discountTotal: saved, discountPercentage: saved === 0 ? 0 : savedPercent(rent, percent, saved) }
}

function saving({ percent, references }: DiscountSpan, currency: Currency, kind: CellKind, rent: number): Saving {
  let sum = 0
  for (const { season, nights } of kind.shares) {
    const reference = references[currency][season] ?? -1
    if (reference < 0) return { percent, saved: 0 }
    sum += nights * reference
  }
  return { percent, saved: savedOf(rent, percent, rentByFactor(sum, kind.factor)) }
}

export function rentFor({ prices }: Store, currency: Currency, { shares, factor }: CellKind, row: number): number {
  const { weekPrices } = prices[currency]
  let sum = 0
  for (const { season, nights } of shares) sum += nights * (weekPrices[season]?.[row] ?? 0)
  return rentByFactor(sum, factor)
}
