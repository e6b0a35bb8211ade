import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { Edition } from '@marram/domain/edition'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import type { RequestedStay } from '@marram/domain/stay'
import type { BrokerContext } from '../context.ts'
import { cheapestOption, nightsOf } from './arrival-window.ts'
import type { OfferedCard } from './card-memory.ts'
import { findStayOption } from './find-stay-option.ts'
import { loadOffers, presentOffers } from './load-offers.ts'

const comingDays = 365
const weekNights = 7

/** Cards of bookable houses in this order, each with its cheapest week of the coming year. */
export function loadLodgings(context: BrokerContext, ids: readonly number[], edition: Edition): Promise<OfferedCard[]> {
  const from = firstBookableDay(context.now())
  const window = { from, until: addDays(from, comingDays - 1), firstBookable: from, duration: weekNights }
  const question = { kind: 'cheapest', edition: edition.key, today: copenhagenDay(context.now()), window }
  return context.cards.recall(question, ids, async (missing) => {
    const seasons = await loadOfferedSeasons(context, nightsOf(window))
    const offers = await loadOffers(context, missing, {
      seasons,
      from,
      choose: (prices, taken) => cheapestOption(prices, taken, window, edition.currency),
    })
    return presentOffers(context, offers, edition)
  })
}

/** Cards of bookable houses in this order, each with the price of exactly this stay. */
export function loadLodgingsForStay(
  context: BrokerContext,
  ids: readonly number[],
  edition: Edition,
  requested: RequestedStay,
): Promise<OfferedCard[]> {
  const { arrival, duration, party } = requested
  const occasion = { firstBookable: firstBookableDay(context.now()), currency: edition.currency }
  const nights = { from: arrival, until: addDays(arrival, duration) }
  const question = { kind: 'stay', edition: edition.key, today: copenhagenDay(context.now()), requested, occasion }
  return context.cards.recall(question, ids, async (missing) => {
    const seasons = await loadOfferedSeasons(context, nights)
    const offers = await loadOffers(context, missing, {
      seasons,
      from: arrival,
      choose: (prices, taken) => findStayOption(prices, taken, requested, occasion),
    })
    return presentOffers(context, offers, edition, party)
  })
}
