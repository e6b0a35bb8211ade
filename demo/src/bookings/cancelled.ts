import { addDays, daysBetween, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { cancellationCharge, instalmentPlan } from '@marram/domain/rental-terms'
import { staysOverlap } from '@marram/domain/stay'
import { standardTerms } from '@marram/domain/terms'
import type { BareLodging } from '../catalogue/demo-lodging.ts'
import type { Random } from '../catalogue/random.ts'
import { drawParty, officeInstant } from '../catalogue/stays/stays.ts'
import { bookedQuote } from './booked-quote.ts'
import type { DemoBooking } from './booking.ts'
import type { BookingGuest } from './guests.ts'
import { byBank, type Movement, paymentsOf } from './payments.ts'
import type { PricedHouse } from './priced-house.ts'

type Occasion = { readonly guest: () => BookingGuest; readonly today: IsoDay; readonly random: Random }

/** One house in four has one. */
const cancelledShare = 0.25
/** The first instalment has come by then. */
const leastDays = 6

/** Bookings for nights that are free again. */
export function cancelledBookings(
  priced: PricedHouse,
  { house, stays }: Pick<BareLodging, 'house' | 'stays'>,
  { guest: guestFor, today, random }: Occasion,
): DemoBooking[] {
  if (!random.chance(cancelledShare)) return []
  const some = addDays(today, random.int(-280, 300))
  const arrival = addDays(some, (13 - isoWeekday(some)) % 7)
  const stay = { arrival, departure: addDays(arrival, 7) }
  const bookedOn = addDays(arrival, -random.int(40, 300))
  const last = arrival > today ? addDays(today, -1) : addDays(arrival, -1)
  const isTaken = stays.some((other) => staysOverlap(other, stay))
  if (isTaken || bookedOn < house.publishedOn || daysBetween(bookedOn, last) < leastDays) return []
  const guest = guestFor()
  const quote = bookedQuote(priced, { stay, party: drawParty(house, random) }, guest, random)
  if (quote === null) return []
  const cancelledOn = drawDay({ from: addDays(bookedOn, leastDays), until: last }, random)
  const kept = Math.min(quote.total, cancellationCharge(quote, cancelledOn, standardTerms))
  const plan = instalmentPlan(quote, bookedOn, standardTerms)
  const createdAt = officeInstant(bookedOn, random)
  const paid = paymentsOf({ plan, createdAt, paysByCard: false, today: cancelledOn }, random)
  return [
    {
      ...{ stayIndex: null, state: 'cancelled', guest, quote, payChoice: 'invoice', confirmedBy: null, review: null },
      createdAt,
      movements: [...paid, ...settlement({ paid, kept, cancelledOn, today }, random)],
      cancelled: { at: officeInstant(cancelledOn, random), kept },
    },
  ]
}

/** Some are of the last days, because their refunds are work for the agency. */
function drawDay({ from, until }: { readonly from: IsoDay; readonly until: IsoDay }, random: Random): IsoDay {
  const days = daysBetween(from, until)
  return addDays(until, -(random.chance(0.1) ? random.int(0, Math.min(4, days)) : random.int(0, days)))
}

type Ended = {
  readonly paid: readonly Movement[]
  readonly kept: number
  readonly cancelledOn: IsoDay
  readonly today: IsoDay
}

/** Money above the charge goes back within days; missing money comes later. */
function settlement({ paid, kept, cancelledOn, today }: Ended, random: Random): Movement[] {
  const owed = kept - paid.reduce((sum, { amount }) => sum + amount, 0)
  if (owed === 0) return []
  const movement = byBank(owed, addDays(cancelledOn, random.int(2, owed > 0 ? 9 : 5)), random)
  return movement.at.slice(0, 10) < today ? [movement] : []
}
