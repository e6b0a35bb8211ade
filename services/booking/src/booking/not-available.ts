import type { Alternative, HeldNights } from '@marram/contract/booking/placed'
import { loadTaken } from '@marram/database/prices/load-taken'
import type { PriceContext } from '@marram/database/prices/price-context'
import { nearestAlternatives } from '@marram/domain/booking/alternatives'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import type { Party } from '@marram/domain/party'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findLodging } from '../price/load-lodging.ts'
import type { LodgingCalendar } from './calendars.ts'
import type { BookingContext } from './context.ts'

export type TakenStay = {
  readonly lodgingId: number
  readonly arrival: IsoDay
  readonly duration: number
  readonly party: Party
  readonly currency: Currency
}

const comingDays = 800

/** A refusal with the nearest free stays; for held nights also the remaining time of the hold. */
export async function refuseTaken(
  stay: TakenStay,
  context: BookingContext,
  held?: HeldNights | null,
): Promise<Refusal> {
  const alternatives = await findAlternatives(stay, context)
  if (!held) {
    return refuse(409, 'not-available', 'The house has been taken for these nights.', { data: { alternatives } })
  }
  return refuse(409, 'not-available', 'The house is being kept for another guest.', { data: { alternatives, held } })
}

async function findAlternatives(stay: TakenStay, context: BookingContext): Promise<Alternative[]> {
  const { lodgingId, arrival, duration, party, currency } = stay
  const firstBookable = firstBookableDay(context.now())
  const calendar = await context.calendars.find(`${lodgingId} ${firstBookable}`, () =>
    readCalendar(lodgingId, firstBookable, context),
  )
  if (calendar === null) return []
  const options = nearestAlternatives({ ...calendar, arrival, duration, party, currency, firstBookable })
  return options.map((option) => ({
    arrival: option.arrival,
    departure: option.departure,
    duration: option.duration,
    price: option.price,
    normalPrice: option.normalPrice,
  }))
}

/** The whole bookable calendar, shared by all refusals for this house. */
async function readCalendar(lodgingId: number, from: IsoDay, context: PriceContext): Promise<LodgingCalendar | null> {
  const house = await findLodging(context, lodgingId, { from, until: addDays(from, comingDays) })
  if (house === null) return null
  const taken = (await loadTaken(context, [lodgingId], from)).get(lodgingId) ?? []
  return { ...house, taken }
}
