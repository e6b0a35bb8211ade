import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import ICAL from 'ical.js'
import { calendarLines, UnreadableCalendar } from './calendar-lines.ts'
import { type Budget, isFree, ownNights, periodsOf, repeatedNights } from './event-nights.ts'

export type ReadCalendar =
  | { readonly kind: 'read'; readonly events: readonly Stay[] }
  | { readonly kind: 'refused'; readonly reason: string }

const maxEvents = 5000
const maxRepeats = 5000
/** Beyond the booking horizon; limits endless repetitions. */
const aheadDays = 1100

/**
 * Reads the taken nights of a file. Ambiguous nights count as taken, since a double booking costs more than an unsold night.
 * Refuses the whole file if any part is invalid.
 */
export function readCalendar(text: string, today: IsoDay): ReadCalendar {
  try {
    const until = addDays(today, aheadDays)
    const budget = { left: maxRepeats }
    const events = calendarsIn(text).flatMap((calendar) => nightsOf(calendar, until, budget))
    return { kind: 'read', events: events.filter(({ arrival, departure }) => departure > today && arrival < until) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: `The calendar cannot be read: ${reason.slice(0, 200)}.` }
  }
}

/** A file may contain several calendars. */
function calendarsIn(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(calendarLines(text).join('\r\n'))
  const list: unknown[] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]
  return list.map((one) => {
    if (!Array.isArray(one)) throw new UnreadableCalendar('it holds nothing')
    return new ICAL.Component(one)
  })
}

function nightsOf(calendar: ICAL.Component, until: IsoDay, budget: Budget): Stay[] {
  if (String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase() === 'CANCEL') return []
  const components = calendar.getAllSubcomponents('vevent')
  if (components.length > maxEvents) throw new UnreadableCalendar(`it has more than ${maxEvents} events`)
  const exceptions = Map.groupBy(components.filter(isException), uidOf)
  const events = components.flatMap((component) => {
    if (isFree(component)) return []
    if (isException(component)) return ownNights(component) ?? []
    return repeatedNights(component, exceptions.get(uidOf(component)) ?? [], until, budget)
  })
  return [...events, ...calendar.getAllSubcomponents('vfreebusy').flatMap((busy) => periodsOf(busy, 'freebusy'))]
}

function isException(component: ICAL.Component): boolean {
  return component.hasProperty('recurrence-id')
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '')
}
