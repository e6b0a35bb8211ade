import type { IsoDay } from '@marram/domain/iso-day'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'

/** As short as a bar is wide: "12.–19. Juni", "29.5.–5.6."; its neighbours show the year. */
export function weekRange(arrival: IsoDay, departure: IsoDay, edition: EditionKey): string {
  const format = formatFor(edition)
  if (arrival.slice(0, 7) === departure.slice(0, 7)) {
    return `${format.day(arrival).split(' ')[0]}–${format.day(departure)}`
  }
  return shortRange(arrival, departure, edition)
}

/** In numbers: "29.5.–5.6.", "29/5–5/6". */
export function shortRange(from: IsoDay, until: IsoDay, edition: EditionKey): string {
  return `${shortDay(from, edition)}–${shortDay(until, edition)}`
}

/** "29.5.", "29/5" */
export function shortDay(day: IsoDay, edition: EditionKey): string {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))]
  return edition === 'en' ? `${date}/${month}` : `${date}.${month}.`
}
