import { findContentType } from '@marram/contract/content/model/content-types'
import type { ContentEntry, EntryFields, LocalisedValue } from '@marram/contract/content/model/entry'
import { addDays, daysBetween, type IsoDay, parseIsoDay } from '@marram/domain/iso-day'

/** The files in `agency/content` hold the dates of an agency that is shown on this day. */
const writtenOn: IsoDay = '2026-11-15'

/** Moves every date field by the number of days passed, so that posts stay recent and vacancies open. */
export function withFreshDates(entries: readonly ContentEntry[], today: IsoDay): ContentEntry[] {
  const passed = daysBetween(writtenOn, today)
  return entries.map((entry) => ({ ...entry, fields: moveDates(entry, passed) }))
}

function moveDates({ sys, fields }: ContentEntry, days: number): EntryFields {
  const dates = findContentType(sys.contentType)?.fields.filter(({ type }) => type === 'Date') ?? []
  const moved = dates.flatMap(({ id }) => {
    const values = fields[id]
    return values ? [[id, moveValues(values, days)] as const] : []
  })
  return { ...fields, ...Object.fromEntries(moved) }
}

function moveValues(values: LocalisedValue, days: number): LocalisedValue {
  return Object.fromEntries(
    Object.entries(values).map(([locale, value]) => {
      const day = parseIsoDay(value)
      return [locale, day === null ? value : addDays(day, days)]
    }),
  )
}
