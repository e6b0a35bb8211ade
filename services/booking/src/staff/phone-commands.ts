import * as desk from '@marram/contract/desk/phone'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { type GuestDetails, parseGuestDetails } from '@marram/domain/booking/guest-details'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { nights } from '@marram/domain/stay'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { claimNights, isOverlapError } from '../booking/claim-nights.ts'
import type { Inside } from '../booking/context.ts'
import { isProblems, refuseDetails, refusePrice } from '../booking/place-booking.ts'
import { placement, type StoredBooking, storeBooking } from '../booking/store-booking.ts'
import { addresseeOf, lockBooking, readBooking, refuseAccess } from '../change/find-booking.ts'
import { findDeferral } from '../deferred/deferred-periods.ts'
import { mailingOf } from '../mail/mailing-of.ts'
import { sendLetter } from '../mail/send-letter.ts'
import { findLodging, type Lodging, nightsOf, quoteLodging } from '../price/load-lodging.ts'
import { presentQuote } from '../price/present-quote.ts'
import { offeredItemsOf } from './change/offer-change.ts'
import { findTakenNights } from './change/taken-nights.ts'
import { findStaffHold } from './hold-commands.ts'

type Deps = Pick<Inside, 'db' | 'now' | 'activeYears'>
type Priced = { readonly house: Lodging | null; readonly quote: Quote | string }

const currencyOf = (languageId: 1 | 2 | 7) => (findEditionByLanguage(languageId) ?? editionByKey('de')).currency

/** The price that the guest sees on the website. Staff may book until the day of arrival. */
async function priceWish(wish: desk.PhoneWish, deps: Deps): Promise<Priced> {
  const { lodgingId, arrival, departure, party, items, languageId } = wish
  if (arrival >= departure) return { house: null, quote: 'empty-stay' }
  const stay = { arrival, departure }
  const house = await findLodging(deps, lodgingId, nightsOf(stay))
  if (house === null) return { house, quote: 'unknown-lodging' }
  if (arrival < copenhagenDay(deps.now())) return { house, quote: 'in-the-past' }
  const quote = quoteLodging(house, { stay, party, items, currency: currencyOf(languageId) })
  return { house, quote: quote.kind === 'refused' ? quote.reason : quote }
}

export const offerByPhone = staffQuery<Inside>()(desk.offerByPhone, async (wish, deps) => {
  const { lodgingId, arrival, departure, languageId, holdId } = wish
  const { house, quote } = await priceWish(wish, deps)
  const hold = holdId === undefined ? null : await findStaffHold(deps.db, holdId)
  const stay = { arrival, departure }
  const wanted = { lodgingId, stay, now: deps.now(), ownStayId: hold?.stay_id ?? null }
  const deferral = await findDeferral(deps.db, lodgingId, arrival)
  const agreedOn = deferral?.confirmedBy ?? copenhagenDay(deps.now())
  const isPriced = house !== null && typeof quote !== 'string'
  return {
    quote: isPriced ? presentQuote(quote) : null,
    instalments: isPriced ? instalmentPlan(quote, agreedOn, house.prices.terms) : [],
    refusal: typeof quote === 'string' ? quote : null,
    taken: arrival < departure ? await findTakenNights(deps.db, wanted) : [],
    deferred: deferral && { confirmedBy: deferral.confirmedBy },
    items: house === null ? [] : offeredItemsOf(house, currencyOf(languageId)),
  }
})

export const placeByPhone = staffCommand<Inside>()(desk.placeByPhone, async (input, inside) => {
  const guest = parseGuestDetails(input.guest, isMailAddress)
  if (isProblems(guest)) return refuseDetails(guest)
  const { house, quote } = await priceWish(input, inside)
  if (typeof quote === 'string') return refuse(409, quote, `The house cannot be booked like this: ${quote}.`)
  if (house === null) return refuse(404, 'unknown-lodging', 'There is no such house that can be booked.')
  if (quote.total !== input.acceptedTotal) return refusePrice(quote)
  const stored = await store(input, { guest, quote, house }, inside).catch((error: unknown) => {
    // The constraint has the last word when somebody else got the nights meanwhile.
    if (isOverlapError(error)) return refuseTaken()
    throw error
  })
  if (isRefusal(stored)) return stored
  const { reservationId } = stored
  const row = await lockBooking(inside.db, reservationId)
  if (!row) return refuseAccess()
  const { state, total, lodging_id: lodging, currency } = row
  const after = { state, lodging, ...quote.stay, currency, charged: total, paid: 0 }
  return { output: { reservationId, state, total }, subject: `booking ${reservationId}`, before: {}, after }
})

const refuseTaken = (): Refusal => refuse(409, 'not-available', 'The house has been taken for these nights.')

type Checked = { readonly guest: GuestDetails; readonly quote: Quote; readonly house: Lodging }

/** Nights, booking, charges and the confirmation; a hold for this guest gives its nights to the booking. */
async function store(
  input: desk.PhoneWish & { readonly guest: Parameters<typeof parseGuestDetails>[0]; readonly acceptedTotal: number },
  { guest, quote, house }: Checked,
  inside: Inside,
): Promise<StoredBooking | Refusal> {
  const { db } = inside
  const now = inside.now()
  const { lodgingId, party, items, languageId, holdId, acceptedTotal } = input
  const hold = holdId === undefined ? null : await findStaffHold(db, holdId)
  const holder = { browserHash: hold?.browser_hash ?? null, userId: null }
  const claim = await claimNights(db, { lodgingId, stay: quote.stay, kind: 'guest', party, now, holder })
  if (claim === 'taken') return refuseTaken()
  if (claim === 'unknown-lodging') return refuse(404, claim, 'There is no such house that can be booked.')
  const deferral = await findDeferral(db, lodgingId, quote.stay.arrival)
  const { arrival } = quote.stay
  const option = { lodgingId, arrival, duration: nights(quote.stay), ...party, currency: quote.currency, languageId }
  const only = { lodgingUnitTypeId: 1, priority: 1, hasDiscount: false } as const
  const stored = await storeBooking(db, {
    request: { option: { ...option, ...only }, items, acceptedTotal, guest: input.guest, payChoice: 'invoice' },
    ...{ guest, quote, terms: house.prices.terms, deferral, now, ...claim },
    // Staff have spoken with the guest, so that the address needs no confirmation.
    ...{ userId: null, traceId: null, networkHash: null, addressDueAt: null, placedBy: 'staff' },
  })
  const row = await lockBooking(db, stored.reservationId)
  if (row) await sendLetter(addresseeOf(readBooking(row)), mailingOf(placement(deferral).mail), inside)
  return stored
}
