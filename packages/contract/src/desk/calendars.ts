import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { line, words } from './shapes.ts'

const common = { service: 'broker', needs: 'houses.write' } as const
/** As many characters as a portal's calendar may have bytes. */
const maxCalendar = 2_000_000
const maxUrl = 2000
/** Names a portal. */
export const calendarSource = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.-]{0,62}$/, 'must be a short word such as airbnb'),
)
const one = { house: line(40), source: calendarSource }
export const calendarAddress = v.pipe(line(maxUrl), v.url(), v.regex(/^https?:\/\//i, 'must begin with https://'))
const nights = v.object({ arrival: v.string(), departure: v.string() })

/** Blocks the nights of a calendar once. An invalid one changes nothing. */
export const importCalendar = deskCommand({
  ...common,
  name: 'calendars.import',
  input: v.object({ ...one, text: words(maxCalendar) }),
  output: v.object({
    added: v.number(),
    removed: v.number(),
    kept: v.number(),
    /** Also booked by our guests. */
    conflicts: v.array(nights),
    /** In which the portal merely takes no bookings yet. */
    windows: v.array(nights),
  }),
})

/** Fetches the calendar at once by a job, and again every half hour. */
export const subscribeCalendar = deskCommand({
  ...common,
  name: 'calendars.subscribe',
  input: v.object({ ...one, url: calendarAddress }),
  output: v.object({ isNew: v.boolean() }),
})

/** Forgets a calendar and frees its nights. */
export const unsubscribeCalendar = deskCommand({
  ...common,
  name: 'calendars.unsubscribe',
  input: v.object(one),
  output: v.object({ freed: v.number() }),
})

/** Fetches a subscribed calendar at once, by a job. */
export const refreshCalendar = deskCommand({
  ...common,
  name: 'calendars.refresh',
  input: v.object(one),
  output: v.object({ source: v.string() }),
})

/** Calendars of other portals. Their URLs are secrets of the owners: only the host is shown. */
export const listCalendars = deskQuery({
  ...common,
  name: 'calendars.list',
  input: listInput({
    filters: { house: v.optional(line(40)), hasProblem: v.optional(v.boolean()) },
    sorts: ['house'],
  }),
  output: listOutput(
    v.object({
      house: v.string(),
      source: v.string(),
      /** Null for one that was imported by hand. */
      host: v.nullable(v.string()),
      readAt: v.nullable(v.string()),
      /** A subscribed one is waiting to be fetched now. */
      isQueued: v.boolean(),
      problem: v.nullable(v.string()),
    }),
  ),
})
