import * as v from 'valibot'
import { deskCommand, deskQuery } from './operation.ts'
import { mailAddress, reservationId } from './shapes.ts'

const common = { service: 'auth', needs: 'guests.erase' } as const
const address = v.object({ email: mailAddress })

/** Kinds of data that are stored about a person. */
export const guestDataKinds = [
  'bookings',
  'questions',
  'reviews',
  'reviewPhotos',
  'comments',
  'contestPictures',
  'forms',
  'newsletters',
  'mails',
  'favorites',
  'sharedLists',
  'metas',
  'sessions',
  'emailChanges',
  'passkeys',
  'authenticatorApps',
] as const
export type GuestDataKind = (typeof guestDataKinds)[number]

/** The person of a mail address or a booking, and how much is stored about them. */
export const findGuest = deskQuery({
  ...common,
  name: 'guests.find',
  input: v.union([address, v.object({ reservationId })]),
  output: v.object({
    email: v.string(),
    account: v.nullable(
      v.object({ id: v.number(), name: v.string(), type: v.picklist(['guest', 'owner', 'staff', 'other']) }),
    ),
    stored: v.record(v.picklist(guestDataKinds), v.number()),
    /** Bookings whose name and address the law keeps, and the last year in which it keeps one. */
    kept: v.object({ bookings: v.number(), until: v.nullable(v.number()) }),
    /** Reservation numbers that are in the way of erasure. */
    unfinished: v.array(v.string()),
  }),
})

/** Everything stored about a person, for a request of access. A command, so that the log says who took it. */
export const exportGuest = deskCommand({
  ...common,
  name: 'guests.export',
  hasSecretReply: true,
  input: address,
  output: v.record(v.string(), v.unknown()),
})

/**
 * Erases a guest on request. Finished bookings keep the name and address on their bill as long as bookkeeping law
 * requires; unfinished ones are in the way.
 */
export const eraseGuest = deskCommand({
  ...common,
  name: 'guests.erase',
  input: address,
  output: v.object({
    /** Keep name and address. */
    reduced: v.number(),
    /** Older than the law requires. */
    blanked: v.number(),
    hadAccount: v.boolean(),
  }),
})
export type FoundGuest = v.InferOutput<typeof findGuest.output>
