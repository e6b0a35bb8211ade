import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { Edition } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import type { RequestedStay } from '@marram/domain/stay'
import type { BrokerContext } from '../context.ts'
import { cheapestOption, nightsOf } from './arrival-window.ts'
import { findStayOption } from './find-stay-option.ts'
import { loadOffers, presentOffers } from './load-offers.ts'

const comingDays = 365
const weekNights = 7

/** Cards of these houses in this order, each with its cheapest week of the coming twelve months. */
export async function loadLodgings(context: BrokerContext, ids: readonly number[], edition: Edition) {
  const from = firstBookableDay(context.now())
  const window = { from, until: addDays(from, comingDays - 1), firstBookable: from, duration: weekNights }
  const seasons = ids.length === 0 ? [] : await loadOfferedSeasons(context, nightsOf(window))
  const offers = await loadOffers(context, ids, {
    seasons,
    from,
    choose: (prices, taken) => cheapestOption(prices, taken, window, edition.currency),
  })
  return presentOffers(context, offers, edition)
}

/** Cards of these houses in this order, each with the price of exactly this stay. */
export async function loadLodgingsForStay(
  context: BrokerContext,
  ids: readonly number[],
  edition: Edition,
  wish: RequestedStay,
) {
  const { arrival, duration, party } = wish
  const occasion = { firstBookable: firstBookableDay(context.now()), currency: edition.currency }
  const nights = { from: arrival, until: addDays(arrival, duration) }
  const seasons = ids.length === 0 ? [] : await loadOfferedSeasons(context, nights)
  const offers = await loadOffers(context, ids, {
    seasons,
    from: arrival,
    choose: (prices, taken) => findStayOption(prices, taken, wish, occasion),
  })
  return presentOffers(context, offers, edition, party)
}
