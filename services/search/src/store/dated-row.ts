import { facilityOn } from '@marram/domain/facility/validity'
import { epochDay, isoDayFromEpoch } from '@marram/domain/iso-day'
import type { Calendar } from './calendar.ts'
import type { AttributeValue, DatedAttributes } from './record.ts'

/** The calendar split into stretches of nights within which nothing about the house changes. */
export type DatedRow = Readonly<{
  /** The first night of each stretch, then the end of the calendar. */
  starts: readonly number[]
  /** By attribute, then by stretch. */
  values: ReadonlyMap<string, readonly (AttributeValue | undefined)[]>
}>

export function datedRow(dated: DatedAttributes, { firstDay, seasonOf }: Calendar): DatedRow {
  const nights = seasonOf.length
  const cuts = [...dated.values()].flat().flatMap(({ fromDate, toDate }) => [
    ...(fromDate === null ? [] : [epochDay(fromDate) - firstDay]),
    // The last day of a facility is inclusive.
    ...(toDate === null ? [] : [epochDay(toDate) + 1 - firstDay]),
  ])
  const starts = [...new Set([0, ...cuts.filter((night) => night > 0 && night < nights)])].sort((a, b) => a - b)
  const days = starts.map((night) => isoDayFromEpoch(firstDay + night))
  const values = new Map(
    [...dated].map(([name, rows]) => [name, days.map((day) => facilityOn(rows, day) ?? undefined)]),
  )
  return { starts: [...starts, nights], values }
}

/** The value that holds in all of these stretches; undefined if there is none, or if it changes. */
export function valueWithin(row: DatedRow, attribute: string, first: number, last: number): AttributeValue | undefined {
  const values = row.values.get(attribute)
  const value = values?.[first]
  for (let at = first + 1; at <= last; at += 1) if (values?.[at] !== value) return undefined
  return value
}

/** The same for the nights of a stay. */
export function valueDuring(row: DatedRow, attribute: string, day: number, nights: number): AttributeValue | undefined {
  const stretchOf = (night: number) => row.starts.findLastIndex((start) => start <= night)
  return valueWithin(row, attribute, stretchOf(day), stretchOf(day + nights - 1))
}
