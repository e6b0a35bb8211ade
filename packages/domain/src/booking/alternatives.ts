import { type BookingOption, bookingOptions, type OptionRequest } from '../booking-option.ts'
import { addDays, daysBetween, type IsoDay } from '../iso-day.ts'

export type AlternativeRequest = Omit<OptionRequest, 'window' | 'durations'> &
  Readonly<{ arrival: IsoDay; duration: number; firstBookable: IsoDay }>

/** Dates further away are not a useful alternative. */
const nearDays = 56
const shown = 3

/** Free stays of the same length, nearest arrival first; the earlier of two equally near ones. */
export function nearestAlternatives(request: AlternativeRequest): BookingOption[] {
  const { arrival, duration, firstBookable, ...rest } = request
  const window = { from: addDays(arrival, -nearDays), days: 2 * nearDays + 1, firstBookable }
  const distance = (option: BookingOption) => Math.abs(daysBetween(arrival, option.arrival))
  return bookingOptions({ ...rest, window, durations: [duration] })
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, shown)
}
