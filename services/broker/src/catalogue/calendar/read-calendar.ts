import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import ICAL from 'ical.js'
import { danishDay } from './calendar-day.ts'

export type ReadCalendar =
  | { readonly kind: 'read'; readonly events: readonly Stay[] }
  | { readonly kind: 'refused'; readonly reason: string }

const maxEvents = 5000
/** Of all events together: a rule that began centuries ago is a mistake, and counting through it holds up everything. */
const maxRepeats = 5000
/** Nobody books beyond, and a repeated event must end somewhere. */
const aheadDays = 1100

class Refused extends Error {}
type Budget = { left: number }

/** The nights that a calendar says are taken. Refused as a whole if any of it cannot be understood. */
export function readCalendar(text: string, today: IsoDay): ReadCalendar {
  try {
    const calendar = parse(text)
    const components = calendar.getAllSubcomponents('vevent')
    if (components.length > maxEvents) throw new Refused(`it has more than ${maxEvents} events`)
    const until = addDays(today, aheadDays)
    const budget = { left: maxRepeats }
    const events = components.flatMap((component) => nightsOf(component, until, budget))
    return { kind: 'read', events: events.filter(({ departure }) => departure > today) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: `The calendar cannot be read: ${reason.slice(0, 200)}.` }
  }
}

function parse(text: string): ICAL.Component {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new Refused('it does not begin with BEGIN:VCALENDAR')
  if (!/END:VCALENDAR\s*$/i.test(text)) throw new Refused('its end is missing')
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF?\s*/, ''))
  const [first] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]
  if (!Array.isArray(first)) throw new Refused('it holds nothing')
  return new ICAL.Component(first)
}

function nightsOf(component: ICAL.Component, until: IsoDay, budget: Budget): Stay[] {
  const event = new ICAL.Event(component)
  const status = String(component.getFirstPropertyValue('status') ?? '').toUpperCase()
  const transparency = String(component.getFirstPropertyValue('transp') ?? '').toUpperCase()
  if (status === 'CANCELLED' || transparency === 'TRANSPARENT') return []
  if (!component.hasProperty('dtstart')) throw new Refused(`the event ${event.uid ?? '?'} has no beginning`)
  // A changed repetition is told by the event that it belongs to.
  if (event.isRecurrenceException() && hasMaster(component)) return []
  const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null
  const times = event.isRecurring()
    ? repeats(event, until, budget)
    : [{ startDate: event.startDate, endDate: event.endDate }]
  return times.flatMap(({ startDate, endDate }) => {
    const stay = { arrival: danishDay(startDate, zone), departure: danishDay(endDate, zone) }
    // An hour in the afternoon takes no night.
    return stay.arrival < stay.departure && stay.arrival < until ? [stay] : []
  })
}

function hasMaster(component: ICAL.Component): boolean {
  const uid = component.getFirstPropertyValue('uid')
  const others = component.parent?.getAllSubcomponents('vevent') ?? []
  return others.some((other) => other.getFirstPropertyValue('uid') === uid && !other.hasProperty('recurrence-id'))
}

function repeats(event: ICAL.Event, until: IsoDay, budget: Budget): { startDate: ICAL.Time; endDate: ICAL.Time }[] {
  const tooOften = Object.keys(event.getRecurrenceTypes()).find(
    (frequency) => !/^(DAI|WEEK|MONTH|YEAR)LY$/.test(frequency),
  )
  if (tooOften)
    throw new Refused(`the event ${event.uid} repeats ${tooOften}; only daily, weekly, monthly and yearly are read`)
  const found: { startDate: ICAL.Time; endDate: ICAL.Time }[] = []
  const iterator = event.iterator()
  for (let time = iterator.next(); time; time = iterator.next()) {
    if (time.toString().slice(0, 10) >= until) break
    budget.left -= 1
    if (budget.left < 0) throw new Refused(`the event ${event.uid} repeats too often to be read`)
    const { startDate, endDate } = event.getOccurrenceDetails(time)
    found.push({ startDate, endDate })
  }
  return found
}
