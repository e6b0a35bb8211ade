import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { type Edition, editions } from '@marram/domain/edition'
import { epochDay } from '@marram/domain/iso-day'
import { lastMinuteWindow } from '@marram/domain/last-minute'
import { lastMinuteIndex, optionsIndex } from '@marram/domain/search-index'
import { openTerm, type Term } from '../plan/term.ts'
import type { Calendar } from '../store/calendar.ts'

/** An option index: one of many views of the same store. */
export type OptionView = Readonly<{
  uid: string
  edition: Edition
  /** Null: stays of any length. */
  nights: number | null
  isLastMinute: boolean
}>

const anyNights = /^lodgingOptions_duration-(\d{0,3})_lan-(\d+)$/

/** Null if the name isn't one of an option index. */
export function findOptionView(uid: string): OptionView | null {
  const lastMinute = editions.find(({ languageId }) => lastMinuteIndex(languageId) === uid)
  if (lastMinute) return { uid, edition: lastMinute, nights: null, isLastMinute: true }
  const [, written, language] = anyNights.exec(uid) ?? []
  const edition = editions.find(({ languageId }) => String(languageId) === language)
  if (written === undefined || edition === undefined) return null
  const nights = written === '' ? null : Number(written)
  if (nights === 0 || optionsIndex(edition.languageId, nights) !== uid) return null
  return { uid, edition, nights, isLastMinute: false }
}

/** The conditions that all options of the index share. */
export function viewTerm({ nights, isLastMinute }: OptionView, calendar: Calendar, now: Date): Term {
  const { from, until } = lastMinuteWindow(now)
  const first = epochDay(from) - calendar.firstDay
  const last = epochDay(until) - calendar.firstDay
  return {
    ...openTerm,
    nights: nights === null ? null : only(calendar.longest + 1, (length) => length === nights),
    days: isLastMinute ? only(calendar.days, (day) => day >= first && day <= last) : null,
  }
}

/** Position of the first day that can still be booked. */
export function firstIndexAt({ firstDay }: Calendar, now: Date): number {
  return Math.max(0, epochDay(firstBookableDay(now)) - firstDay)
}

function only(length: number, isIn: (position: number) => boolean): Uint8Array {
  return Uint8Array.from({ length }, (_, position) => (isIn(position) ? 1 : 0))
}
