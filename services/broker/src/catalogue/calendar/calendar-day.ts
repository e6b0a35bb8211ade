import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import type ICAL from 'ical.js'

const minuteMs = 60_000
const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * The Danish day of a moment in a calendar. A time without a zone is Danish time, as the house is; one in a zone that
 * the file does not define, though it should, is taken by the zone's usual name.
 */
export function danishDay(time: ICAL.Time, zoneName: string | null): IsoDay {
  const day = `${String(time.year).padStart(4, '0')}-${twoDigits(time.month)}-${twoDigits(time.day)}`
  if (time.isDate) return day
  if (time.zone?.tzid !== 'floating') return copenhagenDay(time.toJSDate())
  if (zoneName === null) return day
  const wallMs = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
  return copenhagenDay(new Date(wallMs - offsetMinutes(zoneName, wallMs) * minuteMs))
}

/** Minutes ahead of UTC at about this wall clock; an hour's doubt on the night of a change moves no stay. */
function offsetMinutes(zoneName: string, wallMs: number): number {
  let formatter: Intl.DateTimeFormat
  try {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zoneName, timeZoneName: 'longOffset' })
  } catch {
    throw new RangeError(`the time zone ${zoneName.slice(0, 60)} is not known`)
  }
  const name = formatter.formatToParts(new Date(wallMs)).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -size : size
}
