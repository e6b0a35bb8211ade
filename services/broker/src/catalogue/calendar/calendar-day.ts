import { addDays, copenhagenDay, copenhagenHour, type IsoDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import type ICAL from 'ical.js'
import { wallMoment, zoneOffsets } from './zone-names.ts'

/** A calendar time with its zone name, which files often fail to define. */
export type CalendarTime = { readonly time: ICAL.Time; readonly zoneName: string | null }

/** An end in the last hour of a day means the whole day. */
const lastHour = 23
/** The latest day, for permanently closed houses; keeps years at four digits. */
const forEver: IsoDay = '2999-12-31'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The nights between two times. A length of zero is one night, because it means the day. */
export function nightsBetween(start: CalendarTime, end: CalendarTime): Stay | null {
  const [from, until] = start.time.compare(end.time) > 0 ? [end, start] : [start, end]
  const arrival = danishDay(from, 'earliest')
  const last = danishDay(until, 'latest')
  const departure = isLate(until) ? addDays(last, 1) : last
  if (departure > arrival) return { arrival, departure: departure > forEver ? forEver : departure }
  const isNothing = start.time.isDate || from.time.compare(until.time) === 0
  // An hour in the afternoon is not a night.
  return isNothing ? { arrival, departure: addDays(arrival, 1) } : null
}

/** The Danish day. A time without a zone is Danish time. */
export function danishDay(of: CalendarTime, edge: 'earliest' | 'latest'): IsoDay {
  const moment = momentOf(of, edge)
  return moment ? copenhagenDay(moment) : wallDay(of.time)
}

export function wallDay({ year, month, day }: ICAL.Time): IsoDay {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

function isLate(of: CalendarTime): boolean {
  if (of.time.isDate) return false
  const moment = momentOf(of, 'latest')
  return (moment ? copenhagenHour(moment) : of.time.hour) >= lastHour
}

/** Null for a day, and for a time without a zone. */
function momentOf({ time, zoneName }: CalendarTime, edge: 'earliest' | 'latest'): Date | null {
  if (time.isDate) return null
  if (time.zone?.tzid !== 'floating') return time.toJSDate()
  if (zoneName === null) return null
  const wallMs = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
  return wallMoment(wallMs, zoneOffsets(zoneName, wallMs)[edge])
}
