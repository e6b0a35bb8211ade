import type { IsoDay } from '@marram/domain/iso-day'

/** A time of a day as the database reads it; an hour early in summer, which nobody can tell. */
export function moment(day: IsoDay, hour: number, minute: number): string {
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+01:00`
}
