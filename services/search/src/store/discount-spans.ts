import { findDiscount } from '@marram/domain/discount'
import { epochDay, isoDayFromEpoch } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import type { Discount } from '@marram/domain/price-plan'
import type { Calendar } from './calendar.ts'

/** Arrival days, half-open, with one discount, and the week prices it may be compared with. */
export type DiscountSpan = Readonly<{
  start: number
  end: number
  percent: number
  tags: readonly string[]
  /** By season of the calendar; -1 if no comparison is allowed. */
  references: Readonly<Record<Currency, Float64Array>>
}>

/** Discounts overlap; between two of their edges the same set of them applies. */
export function discountSpans(discounts: readonly Discount[], calendar: Calendar): DiscountSpan[] | undefined {
  if (discounts.length === 0) return undefined
  const { firstDay, days } = calendar
  const clip = (day: number) => Math.min(Math.max(0, day - firstDay), days)
  const edges = new Set(
    discounts.flatMap(({ arrivalFrom, arrivalUntil }) => [
      clip(epochDay(arrivalFrom)),
      clip(epochDay(arrivalUntil) + 1),
    ]),
  )
  const sorted = [...edges].sort((a, b) => a - b)
  const spans = sorted.flatMap((start, position) => {
    const end = sorted[position + 1]
    const applied = end === undefined ? null : findDiscount(discounts, isoDayFromEpoch(firstDay + start))
    if (end === undefined || applied === null) return []
    const { percent, tags, references } = applied
    const by = (currency: Currency) =>
      Float64Array.from(calendar.seasons, ({ id }) => references.get(id)?.[currency] ?? -1)
    return [{ start, end, percent, tags, references: { DKK: by('DKK'), EUR: by('EUR') } }]
  })
  return spans.length === 0 ? undefined : spans
}

export function findSpan(spans: readonly DiscountSpan[], day: number): DiscountSpan | undefined {
  for (const span of spans) if (day >= span.start && day < span.end) return span
  return undefined
}
