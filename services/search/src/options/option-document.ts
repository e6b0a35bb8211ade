import { isoDayFromEpoch, weekdayOfEpoch } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import type { Document } from '../documents/document.ts'
import { secondsPerDay } from '../plan/option-attributes.ts'
import type { OptionHit } from '../query/search-options.ts'
import { type Column, readValue } from '../store/columns.ts'
import { valueDuring } from '../store/dated-row.ts'
import type { Store } from '../store/store.ts'

type Columns = Iterable<readonly [string, Column]>

/** The columns of these attributes: 50,000 points of a map need four of a hundred. */
export function columnsFor({ columns }: Store, attributes: readonly string[] | null | undefined): Columns {
  if (!attributes || attributes.includes('*')) return columns
  const wanted = new Set(attributes.map(parentOf))
  return [...columns].filter(([name]) => wanted.has(parentOf(name)))
}

function parentOf(name: string): string {
  const dot = name.indexOf('.')
  return dot < 0 ? name : name.slice(0, dot)
}

/** A house with its representative option, as the document that another search server would store. */
export function presentOption(
  { calendar, datedRows }: Store,
  columns: Columns,
  { row, option }: OptionHit,
  currency: Currency,
): Document {
  const document: Record<string, unknown> = {}
  const nested: Record<string, Record<string, unknown>> = {}
  const dated = option === null ? undefined : datedRows[row]
  for (const [name, column] of columns) {
    const value =
      option !== null && dated?.values.has(name)
        ? valueDuring(dated, name, option.day, option.nights)
        : readValue(column, row)
    if (value === undefined) continue
    const dot = name.indexOf('.')
    if (dot < 0) document[name] = value
    else {
      const parent = name.slice(0, dot)
      nested[parent] ??= {}
      nested[parent][name.slice(dot + 1)] = value
    }
  }
  Object.assign(document, nested)
  if (option === null) return document
  const day = calendar.firstDay + option.day
  return {
    ...document,
    date: isoDayFromEpoch(day),
    dateTs: day * secondsPerDay,
    changeDay: weekdayOfEpoch(day),
    departure: isoDayFromEpoch(day + option.nights),
    duration: option.nights,
    price: option.price,
    normalPrice: option.price + option.discountTotal,
    discountTotal: option.discountTotal,
    discountPercentage: option.discountPercentage,
    currency,
  }
}
