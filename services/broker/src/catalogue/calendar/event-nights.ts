import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import ICAL from 'ical.js'
import { type CalendarTime, danishDay, nightsBetween, wallDay } from './calendar-day.ts'
import { UnreadableCalendar } from './calendar-lines.ts'

/** The remaining repetitions of all events, since expanding centuries would block the process. */
export type Budget = { left: number }

const readFrequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])

/** True for an event that is marked as free, without contradiction. */
export function isFree(component: ICAL.Component): boolean {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (word('status') === 'CANCELLED' || word('transp') === 'TRANSPARENT') return true
  return word('x-microsoft-cdo-busystatus') === 'FREE' && word('transp') === ''
}

/** The nights of an event without its repetitions. */
export function ownNights(component: ICAL.Component): Stay | null {
  const start = timeOf(component, 'dtstart')
  if (!start) throw new UnreadableCalendar(`the event ${nameOf(component)} has no beginning`)
  return nightsBetween(start, endOf(component, start))
}

/**
 * The nights of an event and its repetitions. Always includes the first one; exceptions (events with the same UID) replace
 * their repetitions.
 */
export function repeatedNights(
  master: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  until: IsoDay,
  budget: Budget,
): Stay[] {
  const own = ownNights(master)
  const start = timeOf(master, 'dtstart')
  if (!own || !start) return []
  const firstDay = danishDay(start, 'earliest')
  const left = [...startsOf(master, start, until, budget)].filter(
    (time) => !isLeftOut(master, time) && !exceptions.some((exception) => replaces(exception, time)),
  )
  const nights = left.map((time) => {
    const later = daysBetween(firstDay, danishDay({ ...start, time }, 'earliest'))
    return { arrival: addDays(own.arrival, later), departure: addDays(own.departure, later) }
  })
  return [...nights, ...exceptions.flatMap((exception) => movedOn(exception, left)), ...periodsOf(master, 'rdate')]
}

/** The moved nights of a THISANDFUTURE change; the original nights stay taken too. */
function movedOn(exception: ICAL.Component, starts: readonly ICAL.Time[]): Stay[] {
  const [replaced] = timesOf(exception, 'recurrence-id')
  const own = ownNights(exception)
  if (!replaced || !own || !isOnwards(exception) || isFree(exception)) return []
  return starts.flatMap((time) => {
    const later = daysBetween(wallDay(replaced), wallDay(time))
    return later > 0 ? [{ arrival: addDays(own.arrival, later), departure: addDays(own.departure, later) }] : []
  })
}

export function periodsOf(component: ICAL.Component, name: string): Stay[] {
  return component.getAllProperties(name).flatMap((property) => {
    if (String(property.getFirstParameter('fbtype') ?? '').toUpperCase() === 'FREE') return []
    const zoneName = zoneOf(property)
    return property.getValues().flatMap((value) => {
      if (!(value instanceof ICAL.Period)) return []
      return nightsBetween({ time: value.start, zoneName }, { time: value.getEnd(), zoneName }) ?? []
    })
  })
}

function* startsOf(master: ICAL.Component, { time: start }: CalendarTime, until: IsoDay, budget: Budget) {
  yield start
  for (const rule of master.getAllProperties('rrule').flatMap((property) => property.getValues())) {
    if (!(rule instanceof ICAL.Recur)) continue
    if (!readFrequencies.has(rule.freq)) {
      const read = 'only daily, weekly, monthly and yearly are read'
      throw new UnreadableCalendar(`the event ${nameOf(master)} repeats ${rule.freq}; ${read}`)
    }
    const iterator = rule.iterator(start)
    for (let time = iterator.next(); time && wallDay(time) < until; time = iterator.next()) {
      budget.left -= 1
      if (budget.left < 0) throw new UnreadableCalendar(`the event ${nameOf(master)} repeats too often to be read`)
      if (time.compare(start) !== 0) yield time.clone()
    }
  }
  yield* timesOf(master, 'rdate')
}

function isLeftOut(master: ICAL.Component, time: ICAL.Time): boolean {
  return timesOf(master, 'exdate').some((left) => isSameTime(left, time))
}

/** Later repetitions are replaced only by a cancelling THISANDFUTURE exception. */
function replaces(exception: ICAL.Component, time: ICAL.Time): boolean {
  const [replaced] = timesOf(exception, 'recurrence-id')
  if (!replaced) return false
  return isSameTime(replaced, time) || (isOnwards(exception) && isFree(exception) && replaced.compare(time) < 0)
}

function isOnwards(exception: ICAL.Component): boolean {
  const range = exception.getFirstProperty('recurrence-id')?.getFirstParameter('range')
  return String(range ?? '').toUpperCase() === 'THISANDFUTURE'
}

/** Compares by day if one side is a date, because some programs mix dates and times. */
function isSameTime(a: ICAL.Time, b: ICAL.Time): boolean {
  return a.isDate || b.isDate ? wallDay(a) === wallDay(b) : a.compare(b) === 0
}

function timesOf(component: ICAL.Component, name: string): ICAL.Time[] {
  const values = component.getAllProperties(name).flatMap((property) => property.getValues())
  return values.filter((value): value is ICAL.Time => value instanceof ICAL.Time)
}

function timeOf(component: ICAL.Component, name: string): CalendarTime | null {
  const property = component.getFirstProperty(name)
  const value = property?.getFirstValue()
  return property && value instanceof ICAL.Time ? { time: value, zoneName: zoneOf(property) } : null
}

function endOf(component: ICAL.Component, start: CalendarTime): CalendarTime {
  const end = timeOf(component, 'dtend')
  if (end) return end
  const duration = component.getFirstPropertyValue('duration')
  if (!(duration instanceof ICAL.Duration)) return start
  const time = start.time.clone()
  time.addDuration(duration)
  return { ...start, time }
}

function zoneOf(property: ICAL.Property): string | null {
  const name = property.getFirstParameter('tzid')
  return typeof name === 'string' && name !== '' ? name : null
}

function nameOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '?').slice(0, 80)
}
