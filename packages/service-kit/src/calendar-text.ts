import ICAL from 'ical.js'

export type CalendarEvent = {
  /** The same at every reading, so that a portal moves an event rather than doubling it. */
  readonly uid: string
  /** When the event was written, which a calendar states of each. */
  readonly stampedAt: Date
  /** ISO days; the departure is exclusive. */
  readonly arrival: string
  readonly departure: string
  readonly summary: string
  /** For a person's own calendar. */
  readonly location?: string
  readonly description?: string
}

export type CalendarText = { readonly name: string; readonly events: readonly CalendarEvent[] }

type Property = readonly [name: string, parameters: object, type: string, value: string]

// RFC 5545 counts the blank in front of a continued line; the library does not.
ICAL.foldLength = 74
// Unknown to the library, which would mark its type (`VALUE=TEXT`): not every portal reads that.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** A calendar as other portals read it: whole days. */
export function calendarText({ name, events }: CalendarText): string {
  const properties = [
    text('version', '2.0'),
    text('prodid', '-//Marram//Availability//EN'),
    text('calscale', 'GREGORIAN'),
    text('method', 'PUBLISH'),
    text('x-wr-calname', name),
  ]
  return ICAL.stringify(['vcalendar', properties, events.map(eventOf)])
}

function eventOf({ uid, stampedAt, summary, arrival, departure, location, description }: CalendarEvent) {
  const properties: Property[] = [
    text('uid', uid),
    ['dtstamp', {}, 'date-time', `${stampedAt.toISOString().slice(0, 19)}Z`],
    ['dtstart', {}, 'date', arrival],
    ['dtend', {}, 'date', departure],
    text('summary', summary),
    ...(location === undefined ? [] : [text('location', location)]),
    ...(description === undefined ? [] : [text('description', description)]),
    text('transp', 'OPAQUE'),
  ]
  return ['vevent', properties, []]
}

/** The library escapes line feeds, but some readers end a line at a carriage return too. */
function text(name: string, value: string): Property {
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n')]
}
