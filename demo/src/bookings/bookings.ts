import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Party } from '@marram/domain/party'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { standardTerms } from '@marram/domain/terms'
import type { BareLodging } from '../catalogue/demo-lodging.ts'
import type { CatalogueOptions } from '../catalogue/options.ts'
import type { Season } from '../catalogue/prices/calendar.ts'
import { createRandom, type Random } from '../catalogue/random.ts'
import type { Review } from '../catalogue/reviews/reviews.ts'
import type { TakenStay } from '../catalogue/stays/stays.ts'
import { bookedQuote } from './booked-quote.ts'
import type { DemoBooking } from './booking.ts'
import { cancelledBookings } from './cancelled.ts'
import { type BookingGuest, drawBookingGuest, regularGuest } from './guests.ts'
import { paymentsOf } from './payments.ts'
import { type PricedHouse, priceHouse } from './priced-house.ts'

/** Since then the agency has taken bookings with this system; past stays booked before are known as stays only. */
const bookedDays = 240
const regularShare = 0.22
const cardShare = 0.38

/** The bookings of one house: one for nearly every stay on record, and those that were cancelled. */
export function bookingsOf(
  { seed, lodgings, today }: CatalogueOptions,
  lodging: BareLodging,
  seasons: readonly Season[],
): DemoBooking[] {
  const random = createRandom(seed, 'bookings', lodging.house.id)
  const house = priceHouse(lodging, seasons)
  const reviews = new Map(lodging.reviews.map((review) => [review.stayIndex, review]))
  const guestFor = (review: Review | null): BookingGuest => {
    if (review !== null) return drawBookingGuest(random, review)
    return random.chance(regularShare) ? regularGuest(seed, lodgings, random) : drawBookingGuest(random)
  }
  const booked = lodging.stays.flatMap((stay, stayIndex) => {
    const review = reviews.get(stayIndex) ?? null
    const isImported = stay.departure < today && stay.createdAt.slice(0, 10) < addDays(today, -bookedDays)
    if (stay.kind !== 'guest' || isImported) return []
    const booking = bookStay(house, stay, { guest: guestFor(review), today, random })
    return booking ? [{ ...booking, stayIndex, review }] : []
  })
  return [...booked, ...cancelledBookings(house, lodging, { guest: () => guestFor(null), today, random })]
}

type Occasion = { readonly guest: BookingGuest; readonly today: IsoDay; readonly random: Random }

function bookStay(house: PricedHouse, taken: TakenStay, { guest, today, random }: Occasion) {
  const { arrival, departure, createdAt, ...rest } = taken
  const party = partyOf(rest)
  const quote = bookedQuote(house, { stay: { arrival, departure }, party }, guest, random)
  if (quote === null) return null
  const agreedOn = createdAt.slice(0, 10)
  const paysByCard = random.chance(cardShare)
  const payChoice = paysByCard ? ('card' as const) : ('invoice' as const)
  const shared = { guest, quote, payChoice, createdAt, cancelled: null }
  if (isAwaited({ arrival, agreedOn, today }, random)) {
    return { ...shared, state: 'confirmed-later' as const, confirmedBy: addDays(agreedOn, 9), movements: [] }
  }
  const plan = instalmentPlan(quote, agreedOn, standardTerms)
  const movements = paymentsOf({ plan, createdAt, paysByCard, today }, random)
  // The job of the coming night completes those of yesterday.
  const state = departure < addDays(today, -1) ? ('completed' as const) : ('booked' as const)
  return { ...shared, state, confirmedBy: null, movements }
}

/** A few recent bookings for the far future wait for a yes of the agency, because the owner may want the house. */
function isAwaited({ arrival, agreedOn, today }: Record<'arrival' | 'agreedOn' | 'today', IsoDay>, random: Random) {
  const isRecent = daysBetween(agreedOn, today) <= 6 && daysBetween(today, arrival) >= 30
  return isRecent && random.chance(0.05)
}

const partyOf = ({ adults, children, infants, pets }: Party): Party => ({ adults, children, infants, pets })
