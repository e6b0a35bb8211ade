import type { BookingAccess } from '@marram/contract/booking/place'
import { parseTerms } from '@marram/database/agency/read-terms'
import type { Database } from '@marram/database/schema.generated'
import { isLinkOpen } from '@marram/domain/booking/after-booking'
import { awaitsApproval } from '@marram/domain/booking/booking-process'
import type { GuestDetails } from '@marram/domain/booking/guest-details'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import type { Party } from '@marram/domain/party'
import type { Quote } from '@marram/domain/quote'
import { type Instalment, instalmentPlan } from '@marram/domain/rental-terms'
import type { Terms } from '@marram/domain/terms'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Inside } from '../booking/context.ts'
import { hashOf } from '../booking/secrets.ts'
import { confirmAddress } from '../booking/unconfirmed.ts'
import { parseQuote } from '../price/present-quote.ts'

export type BookingRow = Selectable<Database['booking']>
export type OwnBooking = {
  readonly row: BookingRow
  readonly quote: Quote
  /** Those of the day of the booking, whatever applies to new ones. */
  readonly terms: Terms
  readonly guest: GuestDetails
  readonly party: Party
}

const guestRow = v.object({
  firstName: v.string(),
  lastName: v.string(),
  address: v.string(),
  postalCode: v.string(),
  city: v.string(),
  country: v.string(),
  phone: v.string(),
  email: v.string(),
  wantsNewsletter: v.boolean(),
})

/** The same refusal for a wrong number and a wrong key, so that existing numbers stay secret. */
export function refuseAccess(): Refusal {
  return refuse(404, 'unknown-booking', 'There is no booking with this number and key.')
}

/** Finds a booking by number and key. With `lock` it holds the row until the transaction ends. */
export async function findOwnBooking(
  { db, now }: Pick<Inside, 'db' | 'now'>,
  { reservationId, key }: BookingAccess,
  { lock = false } = {},
): Promise<OwnBooking | Refusal> {
  const row = await db
    .selectFrom('booking')
    .where('reservation_id', '=', reservationId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booking_access')
          .whereRef('booking_access.booking_id', '=', 'booking.id')
          .where('key_hash', '=', hashOf(key))
          .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now())])),
      ),
    )
    .selectAll()
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  const isOpen = row !== undefined && isLinkOpen({ departure: row.departure, today: copenhagenDay(now()) })
  if (!isOpen) return refuseAccess()
  if (row.address_due === null || !(await isMailedKey(db, key))) return readBooking(row)
  const ownBooking = readBooking(row)
  await confirmAddress(db, ownBooking.guest.email, now())
  return { ...ownBooking, row: { ...row, address_due: row.state === 'cancelled' ? row.address_due : null } }
}

async function isMailedKey(db: Inside['db'], key: string): Promise<boolean> {
  const access = await db
    .selectFrom('booking_access')
    .where('key_hash', '=', hashOf(key))
    .select('is_mailed')
    .executeTakeFirst()
  return access?.is_mailed === true
}

/** For staff, who need no key. */
export function findBooking(db: Inside['db'], reservationId: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').where('reservation_id', '=', reservationId).selectAll().executeTakeFirst()
}

/** Locks a booking for staff, who need no key, until the transaction ends. */
export function lockBooking(trx: Inside['db'], reservationId: string): Promise<BookingRow | undefined> {
  return trx
    .selectFrom('booking')
    .where('reservation_id', '=', reservationId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export function readBooking(row: BookingRow): OwnBooking {
  const { adults, children, infants, pets } = row
  const party = { adults, children, infants, pets }
  const [quote, terms] = [parseQuote(row.quote), parseTerms(row.terms)]
  return { row, quote, terms, guest: v.parse(guestRow, row.guest), party }
}

/** Start of the payment dates: a deferred booking owes nothing before its confirmation; other dates are a new agreement. */
export function agreedOn(
  row: Pick<BookingRow, 'created_at' | 'confirmed_by' | 'confirmed_on' | 'rebooked_on'>,
): IsoDay {
  return row.rebooked_on ?? row.confirmed_on ?? row.confirmed_by ?? copenhagenDay(row.created_at)
}

type Agreement = Pick<OwnBooking, 'quote' | 'terms'> & { readonly row: Parameters<typeof agreedOn>[0] }

export function instalmentsOf({ row, quote, terms }: Agreement): Instalment[] {
  return instalmentPlan(quote, agreedOn(row), terms)
}

/** The recipient and subject of letters about a booking. */
export function addresseeOf({ row, quote, terms, guest }: OwnBooking) {
  return {
    bookingId: row.id,
    reservationId: row.reservation_id,
    lodgingId: row.lodging_id,
    languageId: row.language_id,
    guest,
    quote,
    terms,
    agreedOn: agreedOn(row),
    isDeferred: awaitsApproval(row.state),
    confirmedBy: row.confirmed_by,
    confirmAddressBy: row.address_due?.toISOString() ?? null,
    keptAtLeast: row.kept_at_least,
  }
}
