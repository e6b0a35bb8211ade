import type { Alternative } from '@marram/contract/booking/placed'
import { loadTaken } from '@marram/database/prices/load-taken'
import type { PriceContext } from '@marram/database/prices/price-context'
import { nearestAlternatives } from '@marram/domain/booking/alternatives'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import type { Party } from '@marram/domain/party'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findHouse } from '../price/load-house.ts'
import type { BookingContext } from './context.ts'

export type TakenStay = {
  readonly lodgingId: number
  readonly arrival: IsoDay
  readonly duration: number
  readonly party: Party
  readonly currency: Currency
}

const aroundDays = 60
const longestStay = 365

export async function refuseTaken(wish: TakenStay, context: BookingContext): Promise<Refusal> {
  const alternatives = await context.alternatives.run(JSON.stringify(wish), () => findAlternatives(wish, context))
  return refuse(409, 'not-available', 'The house has been taken for these nights.', { data: { alternatives } })
}

async function findAlternatives(wish: TakenStay, context: PriceContext): Promise<Alternative[]> {
  const { lodgingId, arrival, duration, party, currency } = wish
  const from = addDays(arrival, -aroundDays)
  const house = await findHouse(context, lodgingId, { from, until: addDays(arrival, aroundDays + longestStay) })
  if (house === null) return []
  const taken = (await loadTaken(context, [lodgingId], from)).get(lodgingId) ?? []
  const firstBookable = firstBookableDay(context.now())
  const options = nearestAlternatives({ ...house, taken, arrival, duration, party, currency, firstBookable })
  return options.map((option) => ({
    arrival: option.arrival,
    departure: option.departure,
    duration: option.duration,
    price: option.price,
    normalPrice: option.normalPrice,
  }))
}
