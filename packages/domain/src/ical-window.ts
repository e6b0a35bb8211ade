import { addDays, daysBetween, type IsoDay } from './iso-day.ts'
import { type Stay, staysOverlap } from './stay.ts'

/** State remembered from an earlier reading of the same calendar. */
export type CalendarReading = {
  readonly day: IsoDay
  /** The event at the day of reading, if one began around it. */
  readonly first: Stay | null
  /** The event that ends last. */
  readonly last: Stay | null
  /** Start of the booking horizon, if it was seen to move. */
  readonly windowFrom: IsoDay | null
}

export type SortedCalendar = {
  /** Booked nights. */
  readonly blocks: readonly Stay[]
  /** Periods in which the portal accepts no bookings. */
  readonly windows: readonly Stay[]
  /** Pass these to the next reading; the newest is last. */
  readonly readings: readonly CalendarReading[]
}

/** A calendar closed from about now on is a closed house: its bookings would be hidden behind it. */
const openDays = 30
const keptReadings = 4
/** Moves that prove a window: an owner may move a block by a day once, but not twice in a row. */
const movesNeeded = 2

/**
 * Separates booked nights from those a portal merely does not sell yet: everything beyond its booking horizon, and the
 * days of its notice period. Both move with every day; taken as blocks they would fill up the calendar of the house.
 *
 * The first event, and the last one if it begins more than a month from now, count as such windows only if they moved
 * along with the day at the last readings. Moving means to overlap the former position, which two bookings of one house
 * can never do. Until then everything is taken, because a house closed for a summer looks like a window at first.
 */
export function sortCalendar(
  events: readonly Stay[],
  today: IsoDay,
  readings: readonly CalendarReading[] = [],
): SortedCalendar {
  const open = events.filter(({ departure }) => departure > today)
  const earlier = readings.filter(({ day }) => day < today)
  const first = firstOf(open, today)
  const last = lastOf(open)
  const far = last && farWindow(last, today, earlier)
  const isNotice = first !== null && first !== last && hasMoved(first, today, earlier, 'first')
  const blocks = open.flatMap((event) => {
    if (event === last && far) return event.arrival < far.arrival ? [{ ...event, departure: far.arrival }] : []
    return event === first && isNotice ? [] : [event]
  })
  const windows = [...(isNotice ? [first] : []), ...(far ? [far] : [])]
  const reading = { day: today, first, last, windowFrom: far?.arrival ?? null }
  return { blocks, windows, readings: [...earlier, reading].slice(-keptReadings) }
}

/** Allows for a day of difference, because portals use different time zones. */
function firstOf(events: readonly Stay[], today: IsoDay): Stay | null {
  const near = events.filter(({ arrival }) => Math.abs(daysBetween(today, arrival)) <= 1)
  return near.reduce<Stay | null>((best, event) => (best && best.arrival <= event.arrival ? best : event), null)
}

function lastOf(events: readonly Stay[]): Stay | null {
  return events.reduce<Stay | null>((best, event) => (best && best.departure >= event.departure ? best : event), null)
}

function farWindow(last: Stay, today: IsoDay, earlier: readonly CalendarReading[]): Stay | null {
  if (last.arrival < addDays(today, openDays)) return null
  if (hasMoved(last, today, earlier, 'last')) return last
  const before = earlier.at(-1)
  if (!before?.windowFrom || !before.last) return null
  // Some portals merge a booking that touches the horizon: the end still moves with the day, and everything before the
  // expected start is taken. A period that does not move is not a window.
  const passed = daysBetween(before.day, today)
  const expected = addDays(before.windowFrom, passed)
  const isMelted = last.arrival < expected && expected < last.departure
  return isMelted && addDays(before.last.departure, passed) === last.departure ? { ...last, arrival: expected } : null
}

/** True if the first or last event began later by exactly the days that passed, at each of the last readings. */
function hasMoved(now: Stay, today: IsoDay, earlier: readonly CalendarReading[], edge: 'first' | 'last'): boolean {
  let later = { day: today, stay: now }
  const former = earlier.slice(-movesNeeded).reverse()
  for (const reading of former) {
    const stay = reading[edge]
    const passed = daysBetween(reading.day, later.day)
    if (!stay || addDays(stay.arrival, passed) !== later.stay.arrival || !staysOverlap(stay, later.stay)) return false
    if (edge === 'first' && addDays(stay.departure, passed) !== later.stay.departure) return false
    later = { day: reading.day, stay }
  }
  return former.length === movesNeeded
}
