import * as v from 'valibot'
import { languageId } from '../booking/place.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { line, reservationId } from './shapes.ts'

const service = 'booking'
const longText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000))

/** For staff only; erased with the guest's data. A note changes nothing, so that it needs no `version`. */
export const noteBooking = deskCommand({
  name: 'booking.note',
  service,
  needs: 'bookings.write',
  input: v.object({ reservationId, text: longText }),
  output: v.object({ id: v.number() }),
})

/** Takes a booking over, or gives it back. */
export const assignBooking = deskCommand({
  name: 'booking.assign',
  service,
  needs: 'bookings.write',
  input: v.object({ reservationId, isMine: v.boolean() }),
  output: v.object({ assignee: v.nullable(v.string()) }),
})

/** The confirmation with the rental terms; of a cancelled booking the cancellation. As the booking is now. */
export const resendMail = deskCommand({
  name: 'booking.resend-mail',
  service,
  needs: 'bookings.write',
  input: v.object({ reservationId }),
  output: v.object({ to: v.string() }),
})

/** Prefilled letters in the guest's language. `[…]` marks a gap for staff to fill. */
export const messageTemplates = deskQuery({
  name: 'booking.message-templates',
  service,
  needs: 'bookings.read',
  input: v.object({ reservationId }),
  output: v.object({
    to: v.string(),
    languageId,
    templates: v.array(v.object({ key: v.string(), subject: v.string(), text: v.string() })),
  }),
})

/** Salutation, signature and a link to the booking are added. */
export const writeToGuest = deskCommand({
  name: 'booking.write-to-guest',
  service,
  needs: 'messages.write',
  input: v.object({ reservationId, subject: line(150), text: longText }),
  output: v.object({ to: v.string() }),
})

/** A heartbeat of an open page, which replies the other people there; no action, so that the log has no entry. */
export const reportPresence = deskQuery({
  name: 'desk.presence',
  service,
  needs: 'bookings.read',
  input: v.object({
    /** The page, such as `booking 123456789`. */
    place: v.pipe(v.string(), v.regex(/^[a-z]+ [0-9A-Za-z-]{1,40}$/, 'is a noun and a name')),
    doing: v.picklist(['reading', 'writing', 'gone']),
  }),
  output: v.array(v.object({ userId: v.number(), name: v.string(), doing: v.picklist(['reading', 'writing']) })),
})

/** Refused with `booking-changed` and this data: the events since the version that the person had seen. */
export const bookingChanged = v.object({
  version: v.number(),
  changes: v.array(
    v.object({
      kind: v.string(),
      actor: v.picklist(['guest', 'staff', 'clock']),
      name: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
})
export type BookingChanged = v.InferOutput<typeof bookingChanged>
