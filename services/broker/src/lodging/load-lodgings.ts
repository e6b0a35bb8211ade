import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { Edition } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import type { BrokerContext } from '../context.ts'
import { nightsOf } from './arrival-window.ts'
import { loadOffers, presentOffers } from './load-offers.ts'
import { loadSeasons } from './load-seasons.ts'

const comingDays = 365
const weekNights = 7

/** Cards of these houses in this order, each with its cheapest week of the coming twelve months. */
export async function loadLodgings(context: BrokerContext, ids: readonly number[], edition: Edition) {
  const from = firstBookableDay(context.now())
  const window = { from, until: addDays(from, comingDays - 1), firstBookable: from, duration: weekNights }
  const seasons = ids.length === 0 ? [] : await loadSeasons(context, nightsOf(window))
  return presentOffers(context, await loadOffers(context, ids, { window, seasons, edition }), edition)
}
