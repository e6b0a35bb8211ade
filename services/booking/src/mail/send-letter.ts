import { queueMail } from '@marram/database/mail/queue-mail'
import { findEditionByLanguage } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import { openInstalments } from '@marram/domain/payment/match-bank-entry'
import type { Quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import type { Terms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type AppendixPart, type Letter, renderLetter } from '@marram/i18n/mail/letter'
import type { Inside } from '../booking/context.ts'
import { hashOf, makeAccessKey } from '../booking/secrets.ts'
import { loadAccount } from '../ledger/entries.ts'
import { asMail, type LetterBooking } from './booking-letter.ts'
import { loadTerms } from './load-terms.ts'

/** The recipient of mails about a stored booking. */
export type Addressee = {
  readonly bookingId: number
  readonly reservationId: string
  readonly lodgingId: number
  readonly languageId: 1 | 2 | 7
  readonly guest: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly quote: Quote
  readonly terms: Terms
  readonly agreedOn: IsoDay
  readonly isDeferred: boolean
  readonly confirmedBy: string | null
  /** Deadline to confirm the address; null if confirmed. */
  readonly confirmAddressBy: string | null
  /** The least that a cancellation costs after a change of dates. */
  readonly keptAtLeast: number
}

export type Mailing = {
  /** Each booking gets at most one mail per key. */
  readonly key: string
  readonly write: (booking: LetterBooking) => Letter
  /** Confirms a contract, so the rental terms follow the letter. */
  readonly hasTerms?: boolean
}

/** Link to the booking page, with its access key. */
export function bookingHref(origin: string, reservationId: string, accessKey: string): string {
  return `${origin}/booking/reservation/?${new URLSearchParams({ reservationId, key: accessKey })}`
}

/** Queues the mail in the caller's transaction, so that it is sent only if the change commits. */
export async function sendLetter(to: Addressee, mailing: Mailing, inside: Inside): Promise<void> {
  const { key, write, hasTerms = false } = mailing
  // Creates a new key for each mail, because the database stores only hashes.
  const accessKey = makeAccessKey()
  await admit(to.bookingId, accessKey, inside, { isMailed: true })
  const booking = await letterBookingOf(to, accessKey, inside)
  const appendix = hasTerms && !to.isDeferred ? await loadTerms(inside.db, booking.edition) : []
  await queueMail(inside.db, {
    key: `booking ${to.bookingId} ${key}`,
    to: to.guest.email,
    letter: renderLetter(booking.edition, withTerms(booking.edition, asMail(write(booking), booking), appendix)),
  })
}

/** The rental terms below a letter, which then mentions them. */
export function withTerms(edition: EditionKey, letter: Letter, terms: readonly AppendixPart[]): Letter {
  if (terms.length === 0) return letter
  const { confirmation } = mailMessages(edition).booking
  return { ...letter, closing: [...(letter.closing ?? []), confirmation.terms], appendix: terms }
}

/** `isMailed`: the key goes only to the guest's mail address. */
type Admission = { readonly expiresAt?: Date | null; readonly isMailed?: boolean }

/** Grants the key access to the booking, until `expiresAt` if given. */
export async function admit(
  bookingId: number,
  accessKey: string,
  { db, now }: Pick<Inside, 'db' | 'now'>,
  { expiresAt = null, isMailed = false }: Admission = {},
): Promise<void> {
  await db
    .insertInto('booking_access')
    .values({
      key_hash: hashOf(accessKey),
      booking_id: bookingId,
      created_at: now(),
      expires_at: expiresAt,
      is_mailed: isMailed,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Loads the data of letters about a booking. */
export async function letterBookingOf(to: Addressee, accessKey: string, inside: Inside): Promise<LetterBooking> {
  const edition = findEditionByLanguage(to.languageId)?.key ?? 'de'
  const { paid } = await loadAccount(inside.db, to.bookingId)
  const [next] = to.isDeferred ? [] : openInstalments(instalmentPlan(to.quote, to.agreedOn, to.terms), paid)
  return {
    edition,
    reservationId: to.reservationId,
    firstName: to.guest.firstName,
    lastName: to.guest.lastName,
    quote: to.quote,
    terms: to.terms,
    agreedOn: to.agreedOn,
    due: next?.amount ?? 0,
    bank: inside.takes.bank()[to.quote.currency] ?? null,
    isDeferred: to.isDeferred,
    confirmedBy: to.confirmedBy,
    confirmAddressBy: to.confirmAddressBy,
    keptAtLeast: to.keptAtLeast,
    house: await loadLodgingLines(inside, to),
    itemNames: await loadItemNames(inside, itemsIn(to.quote), edition),
    href: bookingHref(inside.origins[edition], to.reservationId, accessKey),
  }
}

async function loadLodgingLines({ db }: Inside, { lodgingId, languageId }: Addressee) {
  const row = await db
    .selectFrom('lodging')
    .leftJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
    .where('lodging.id', '=', lodgingId)
    .select(['lodging.name', 'address1', 'postal_code', 'city', 'title'])
    .executeTakeFirstOrThrow()
  const { name, address1, postal_code: postalCode, city, title } = row
  // Upper case, as on pages.
  return { name: name.toUpperCase(), title: title ?? city, address: `${address1}, ${postalCode} ${city}` }
}

export async function loadItemNames({ db }: Pick<Inside, 'db'>, ids: readonly number[], edition: 'da' | 'de' | 'en') {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db
    .selectFrom('item')
    .where('id', 'in', ids)
    .select(['id', `description_${edition}` as const])
    .execute()
  return new Map(rows.map((row) => [row.id, nameIn(row)]))
}

/** Items with a price, and metered ones. */
export function itemsIn({ lines, meteredEstimates }: Quote): number[] {
  return [...lines, ...meteredEstimates].flatMap((line) => ('itemId' in line ? [line.itemId] : []))
}

type ItemName = { description_da?: string; description_de?: string; description_en?: string }

function nameIn({ description_da: da, description_de: de, description_en: en }: ItemName): string {
  return da ?? de ?? en ?? ''
}
