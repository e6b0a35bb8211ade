import { loadPrices } from '@marram/database/prices/load-prices'
import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import { loadTaken } from '@marram/database/prices/load-taken'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { BookingOption } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import type { RequestedStay } from '@marram/domain/stay'
import { standardTerms } from '@marram/domain/terms'
import type { BrokerContext } from '../context.ts'
import { findStayOption } from '../lodging/find-stay-option.ts'
import { nearbyArrivals, nearbyDays, possibleDurations, presentItemPrice, presentOption } from './flow-options.ts'
import { loadSummary } from './load-summary.ts'

/** No season allows longer stays, so later nights need no price. */
const longestStay = 365

export type FlowRequest = { readonly lodgingId: number; readonly requested: RequestedStay; readonly edition: Edition }

/** Takes eight statements for any house; null for one that cannot be booked. */
export async function loadFlow(context: BrokerContext, { lodgingId, requested, edition }: FlowRequest) {
  context.tag(`lodging:${lodgingId}`)
  const from = addDays(requested.arrival, -nearbyDays)
  const until = addDays(requested.arrival, nearbyDays + longestStay)
  const [lodging, seasons] = await Promise.all([
    loadSummary(context, lodgingId, edition),
    loadOfferedSeasons(context, { from, until }),
  ])
  if (lodging === null) return null
  const ids = [lodgingId]
  const [pricesOf, takenOf] = await Promise.all([
    loadPrices(context, ids, seasons, 'all'),
    loadTaken(context, ids, from),
  ])
  const prices = pricesOf.get(lodgingId)
  const { currency } = edition
  const present = (options: BookingOption[]) => options.map((option) => ({ ...option, lodgingId, currency }))
  if (!prices) {
    const none = { option: null, itemPrices: [], arrivals: [], durations: [], terms: standardTerms }
    return { lodging: { ...lodging, maxPets: 0 }, ...none }
  }
  const firstBookable = firstBookableDay(context.now())
  const house = { prices, taken: takenOf.get(lodgingId) ?? [], requested, firstBookable, edition }
  const option = findStayOption(prices, house.taken, requested, { firstBookable, currency })
  return {
    lodging: { ...lodging, maxPets: prices.maxPets },
    option: option && presentOption(option, lodgingId, requested, edition),
    itemPrices: prices.items.map((item) => presentItemPrice(item, lodgingId, requested, edition)),
    arrivals: present(nearbyArrivals(house)),
    durations: present(possibleDurations(house)),
    terms: prices.terms,
  }
}
