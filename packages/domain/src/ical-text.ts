import type { IsoDay } from './iso-day.ts'
import type { Stay } from './stay.ts'

export type CalendarEvent = Stay & {
  /** The same for the same stay at every reading, so that a portal moves it rather than doubling it. */
  readonly uid: string
  /** When this was put down; a calendar says so of every event. */
  readonly stampedAt: Date
  readonly summary: string
  /** For a person's own calendar: where it is, and what else to know. */
  readonly location?: string
  readonly description?: string
}

export type CalendarText = { readonly name: string; readonly events: readonly CalendarEvent[] }

/** RFC 5545 counts octets, the line break not among them. */
const longestLine = 75

/** A calendar as other portals read it: whole days, the day of departure exclusive. */
export function calendarText({ name, events }: CalendarText): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marram//Availability//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, stampedAt, summary, arrival, departure, location, description }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcStamp(stampedAt)}`,
    `DTSTART;VALUE=DATE:${plainDay(arrival)}`,
    `DTEND;VALUE=DATE:${plainDay(departure)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

function plainDay(day: IsoDay): string {
  return day.replaceAll('-', '')
}

function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')
}

/** Breaks between characters, never within one: a reader may undo the folding before it decodes. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > longestLine) {
      parts.push(part)
      part = ''
      // The blank in front of a continued line counts too.
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
