import { copenhagenClock } from '@marram/domain/copenhagen-clock'
import { copenhagenDay } from '@marram/domain/iso-day'
import { findNextOpening, isOpenAt, type OpeningSchedule, openingHoursOn } from '@marram/domain/opening-hours'
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

/** Current opening hours of the support line. */
export function hoursText(
  schedule: OpeningSchedule,
  now: Date,
  edition: EditionKey,
  { header }: Pick<Messages, 'header'>,
): HoursText {
  const format = formatFor(edition)
  const today = openingHoursOn(copenhagenDay(now), schedule)
  const isOpen = isOpenAt(now, schedule)
  if (today && isOpen) {
    return {
      isOpen,
      long: header.openToday(format.clock(today.opens), format.clock(today.closes)),
      short: header.openUntil(format.clock(today.closes)),
    }
  }
  const next = findNextOpening(now, schedule)
  if (!next) return { isOpen, long: '', short: '' }
  const { day, minuteOfDay } = copenhagenClock(next)
  const opens = format.clock(minuteOfDay)
  if (today && day === copenhagenDay(now)) {
    return {
      isOpen,
      long: header.openToday(format.clock(today.opens), format.clock(today.closes)),
      short: header.opensAt(opens),
    }
  }
  const say = today ? header.closedNow : header.closedToday
  return {
    isOpen,
    long: say(format.day(day, 'weekday-name'), opens),
    short: header.opensOn(format.day(day, 'weekday-short'), opens),
  }
}
