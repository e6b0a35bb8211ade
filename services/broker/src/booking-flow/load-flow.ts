import { loadPrices } from '@marram/database/prices/load-prices'
import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import { loadTaken } from '@marram/database/prices/load-taken'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { BookingOption } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import type { RequestedStay } from '@marram/domain/stay'
import type { BrokerContext } from '../context.ts'
import { findStayOption } from '../lodging/find-stay-option.ts'
import { nearbyArrivals, nearbyDays, possibleDurations, presentItemPrice, presentOption } from './flow-options.ts'
import { loadSummary } from './load-summary.ts'

/** No season lets a house for longer; nights beyond need no price. */
const longestStay = 365

export type FlowRequest = { readonly lodgingId: number; readonly wish: RequestedStay; readonly edition: Edition }

/** Seven statements for any house; null where it cannot be booked. */
export async function loadFlow(context: BrokerContext, { lodgingId, wish, edition }: FlowRequest) {
  context.tag(`lodging:${lodgingId}`)
  const from = addDays(wish.arrival, -nearbyDays)
  const until = addDays(wish.arrival, nearbyDays + longestStay)
  const [lodging, seasons] = await Promise.all([
    loadSummary(context, lodgingId, edition),
    loadOfferedSeasons(context, { from, until }),
  ])
  if (lodging === null) return null
  const ids = [lodgingId]
  const [prices, taken] = await Promise.all([loadPrices(context, ids, seasons, 'all'), loadTaken(context, ids, from)])
  const own = prices.get(lodgingId)
  const { currency } = edition
  const present = (options: BookingOption[]) => options.map((option) => ({ ...option, lodgingId, currency }))
  if (!own) return { lodging: { ...lodging, maxPets: 0 }, option: null, itemPrices: [], arrivals: [], durations: [] }
  const firstBookable = firstBookableDay(context.now())
  const house = { prices: own, taken: taken.get(lodgingId) ?? [], wish, firstBookable, edition }
  const option = findStayOption(own, house.taken, wish, { firstBookable, currency })
  return {
    lodging: { ...lodging, maxPets: own.maxPets },
    option: option && presentOption(option, lodgingId, wish, edition),
    itemPrices: own.items.map((item) => presentItemPrice(item, lodgingId, wish, edition)),
    arrivals: present(nearbyArrivals(house)),
    durations: present(possibleDurations(house)),
  }
}
