import ICAL from 'ical.js'

export type CalendarEvent = {
  /** Stable, so that a portal moves the event instead of duplicating it. */
  readonly uid: string
  /** Creation time of the event (DTSTAMP). */
  readonly stampedAt: Date
  /** ISO days; the departure is exclusive. */
  readonly arrival: string
  readonly departure: string
  readonly summary: string
  /** For a guest's own calendar. */
  readonly location?: string
  readonly description?: string
}

export type CalendarText = { readonly name: string; readonly events: readonly CalendarEvent[] }

type Property = readonly [name: string, parameters: object, type: string, value: string]

// RFC 5545 counts the leading blank of a continuation line; the library does not.
ICAL.foldLength = 74
// The library does not know it and would add its type (`VALUE=TEXT`), which not every portal supports.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** A calendar for other portals: whole days. */
export function calendarText({ name, events }: CalendarText): string {
  const properties = [
    text('version', '2.0'),
    text('prodid', '-//Holiday homes//Availability//EN'),
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

/** The library escapes line feeds, but some readers also end a line at a carriage return. */
function text(name: string, value: string): Property {
  return [name, {}, 'text', value.replace(/\r\n?/g, '\n')]
}
