import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { bookingOptions } from '@marram/domain/booking-option'
import { addDays } from '@marram/domain/iso-day'
import { brokerAt } from '../program/broker-at.ts'
import type { StayChoice } from './guests.ts'

const durations = [3, 4, 5, 7, 10, 14]

/** All bookable stays of a house within a number of days, from the data of its page. */
export function offeredIn(
  { id, pricePlan }: LodgingPage,
  { skip, days }: { skip: number; days: number },
): StayChoice[] {
  const window = { from: addDays(pricePlan.firstBookable, skip), days, firstBookable: pricePlan.firstBookable }
  return bookingOptions({
    prices: pricePlan,
    window,
    taken: pricePlan.taken,
    durations,
    currency: 'EUR',
    party: { adults: 2, children: 0, infants: 0, pets: 0 },
  }).map(({ arrival, duration }) => ({ lodgingId: id, arrival, duration }))
}

/** Of the first houses the one with the most stays: the more overlap, the harder the rush. */
export async function findBusyHouse(port: number, among = 40): Promise<StayChoice[]> {
  const broker = brokerAt(port)
  const rows = (await broker.lodgings({ lan: 2 })).slice(0, among)
  let best: StayChoice[] = []
  for (const { name } of rows) {
    const page = await broker.lodgingPage({ lan: 2, name })
    const choices = page ? offeredIn(page, { skip: 60, days: 42 }) : []
    if (choices.length > best.length) best = choices
  }
  if (best.length < 20) throw new Error('No house of the demo agency offers enough stays.')
  return best
}
