import { bookingStatuses } from '@marram/domain/desk/booking-status'
import { editions } from '@marram/domain/edition'
import * as v from 'valibot'
import { guestBooking } from '../booking/guest-booking.ts'
import { documentKind, guestDocument } from '../booking/reservation.ts'
import { deskQuery } from './operation.ts'
import { reservationId } from './shapes.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger())
const instant = v.string()
const messageState = v.picklist(['waiting', 'sending', 'handing-over', 'sent', 'kept', 'unconfirmed', 'refused'])
const party = v.object({ adults: v.number(), children: v.number(), infants: v.number(), pets: v.number() })

/** Each has an id of its own, such as `event 12`, and happened at an instant. */
const happened = { id: v.string(), at: instant }

/** Something that happened to a booking. */
export const timelineEntry = v.variant('kind', [
  v.object({
    ...happened,
    kind: v.literal('event'),
    what: v.picklist([
      'placed',
      'confirmed',
      'cancelled',
      'completed',
      'party-changed',
      'items-added',
      'rebooked',
      'paid',
      'refunded',
      'house-ready',
      'sms-started',
      'sms-stopped',
      'meters-read',
    ]),
    actor: v.picklist(['guest', 'staff', 'clock']),
    /** The member of staff, if the log knows. */
    by: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    /** The new total, the amount that is kept, or the money that moved. */
    amount: v.nullable(minorUnits),
    reference: v.nullable(v.string()),
    party: v.nullable(party),
    /** The stay before other dates were agreed. */
    earlierStay: v.nullable(v.object({ arrival: v.string(), departure: v.string() })),
  }),
  v.object({
    ...happened,
    kind: v.literal('mail'),
    to: v.string(),
    subject: v.string(),
    /** Without the keys of links. */
    text: v.string(),
    state: messageState,
  }),
  v.object({ ...happened, kind: v.literal('sms'), to: v.string(), text: v.string(), state: messageState }),
  /** An attempt to pay by card that brought no money, or not yet. */
  v.object({
    ...happened,
    kind: v.literal('card'),
    provider: v.string(),
    amount: minorUnits,
    state: v.picklist(['pending', 'refused', 'abandoned', 'released']),
  }),
  /** A command of staff that left no event. */
  v.object({
    ...happened,
    kind: v.literal('command'),
    by: v.string(),
    command: v.string(),
    reason: v.nullable(v.string()),
  }),
  /** For staff only. */
  v.object({ ...happened, kind: v.literal('note'), by: v.string(), text: v.string() }),
  v.object({
    ...happened,
    kind: v.literal('question'),
    author: v.picklist(['guest', 'staff']),
    house: v.string(),
    text: v.string(),
  }),
  v.object({ ...happened, kind: v.literal('review'), rating: v.number(), text: v.string() }),
])
export type TimelineEntry = v.InferOutput<typeof timelineEntry>

const ledgerEntry = v.object({
  kind: v.picklist(['charge', 'credit', 'payment', 'refund']),
  /** A line of the quote (`rent`, `chosen-item 3`), or another reason. */
  what: v.string(),
  amount: minorUnits,
  on: v.string(),
})

/** A booking with all that its page at the desk shows. */
export const deskBooking = v.object({
  booking: guestBooking,
  /** The id of the newest event; a command that names an older one was decided on something else. */
  version: v.number(),
  status: v.picklist(bookingStatuses),
  /** The member of staff who takes care of it. */
  assignee: v.nullable(v.object({ userId: v.number(), name: v.string() })),
  guest: v.object({
    firstName: v.string(),
    lastName: v.string(),
    address: v.string(),
    postalCode: v.string(),
    city: v.string(),
    country: v.string(),
    phone: v.string(),
    email: v.string(),
    /** The account that made the booking. */
    userId: v.nullable(v.number()),
    /** Bookings under this mail address with this one, and the year of the first. */
    bookings: v.number(),
    since: v.number(),
    /** The number that gets text messages about this stay. */
    sms: v.nullable(v.string()),
  }),
  house: v.object({
    id: v.number(),
    name: v.string(),
    title: v.string(),
    address: v.string(),
    area: v.string(),
    /** For the image service. */
    picture: v.nullable(v.string()),
  }),
  checkOutHour: v.number(),
  /** In the language of the desk. */
  itemNames: v.array(v.object({ itemId: v.number(), name: v.string() })),
  entries: v.array(ledgerEntry),
  /** The most that can go back to cards. */
  refundableToCards: minorUnits,
  /** The time at which the house was announced as ready. */
  readyAt: v.nullable(instant),
  documents: v.array(documentKind),
  /** Oldest first. */
  timeline: v.array(timelineEntry),
})
export type DeskBooking = v.InferOutput<typeof deskBooking>

const common = { service: 'booking', needs: 'bookings.read' } as const
const edition = v.picklist(editions.map(({ key }) => key))

export const showBooking = deskQuery({
  ...common,
  name: 'booking.show',
  /** Names of houses and items are in the language of this edition. */
  input: v.object({ reservationId, edition }),
  output: deskBooking,
})

/** A document as the guest can read it, in the guest's language; its links need the guest's key. */
export const showDocument = deskQuery({
  ...common,
  name: 'booking.document',
  input: v.object({ reservationId, kind: documentKind }),
  output: guestDocument,
})
