import { copenhagenDay } from '@marram/domain/iso-day'
import { format, momentOf, timeOf } from '../kit/format.ts'

/** Day and time in Denmark; of today the time alone. */
export function momentText(instant: string, now = new Date()): string {
  return copenhagenDay(new Date(instant)) === copenhagenDay(now) ? timeOf(instant) : momentOf(instant)
}

const megabyte = 1_048_576

export const megabytes = (bytes: number): string =>
  `${format.number(bytes / megabyte, bytes < 10 * megabyte ? 1 : 0)}\u00a0MB`
