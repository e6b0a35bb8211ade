import { copenhagenDay, copenhagenHour } from '@marram/domain/iso-day'
import { findNextOpening, isOpenAt, openingHoursOn } from '@marram/domain/opening-hours'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'

export type HoursText = {
  readonly isOpen: boolean
  /** A sentence that introduces the phone number. */
  readonly long: string
  /** Fits beside the number on a phone. */
  readonly short: string
}

const minutesPerHour = 60

/** Current opening hours of the support line. */
export function hoursText(now: Date, edition: EditionKey, { header }: Pick<Messages, 'header'>): HoursText {
  const format = formatFor(edition)
  const hour = (minutes: number): string => format.hour(minutes / minutesPerHour)
  const today = openingHoursOn(copenhagenDay(now))
  const isOpen = isOpenAt(now)
  if (today && isOpen) {
    return {
      isOpen,
      long: header.openToday(hour(today.opens), hour(today.closes)),
      short: header.openUntil(hour(today.closes)),
    }
  }
  const next = findNextOpening(now)
  if (!next) return { isOpen, long: '', short: '' }
  const opens = format.hour(copenhagenHour(next))
  if (today && copenhagenDay(next) === copenhagenDay(now)) {
    return { isOpen, long: header.openToday(hour(today.opens), hour(today.closes)), short: header.opensAt(opens) }
  }
  const day = copenhagenDay(next)
  const say = today ? header.closedNow : header.closedToday
  return {
    isOpen,
    long: say(format.day(day, 'weekday-name'), opens),
    short: header.opensOn(format.day(day, 'weekday-short'), opens),
  }
}

/** The hours of an ordinary week, valid at any time and therefore cacheable. */
export function weeklyHours(edition: EditionKey, { header }: Messages): string[] {
  const format = formatFor(edition)
  const line = (day: string, say: (from: string, to: string) => string): string[] => {
    const hours = openingHoursOn(day)
    return hours ? [say(format.hour(hours.opens / minutesPerHour), format.hour(hours.closes / minutesPerHour))] : []
  }
  // Any Monday and Sunday of a summer would do.
  return [...line('2026-06-01', header.phoneHours), ...line('2026-06-07', header.sundayHours)]
}
