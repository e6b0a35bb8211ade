import type { IsoDay } from '@marram/domain/iso-day'
import type { Format } from '@marram/i18n/format'

/** As short as a bar is wide: "12.–19. Juni", "29. Mai – 5. Juni"; the year is told by its neighbours. */
export function weekRange(saturday: IsoDay, departure: IsoDay, format: Format): string {
  const isOneMonth = saturday.slice(0, 7) === departure.slice(0, 7)
  const from = format.day(saturday)
  return isOneMonth ? `${from.split(' ')[0]}–${format.day(departure)}` : `${from} – ${format.day(departure)}`
}
