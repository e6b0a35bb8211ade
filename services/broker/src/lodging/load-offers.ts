import type { BookingOption } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import type { ItemPrice } from '@marram/domain/price-plan'
import type { BrokerContext } from '../context.ts'
import { tagLodgings } from '../tag-lodgings.ts'
import { type ArrivalWindow, cheapestOption } from './arrival-window.ts'
import { estimateEnergy, loadConsumption } from './energy.ts'
import { loadCards } from './load-cards.ts'
import { loadPrices } from './load-prices.ts'
import type { Season } from './load-seasons.ts'
import { loadTaken } from './load-taken.ts'

export type Offer = {
  readonly id: number
  /** Null when nothing is free in the window. */
  readonly option: BookingOption | null
  readonly items: readonly ItemPrice[]
}

type OfferRequest = {
  readonly window: ArrivalWindow
  readonly seasons: readonly Season[]
  readonly edition: Edition
}

/** The cheapest option of each house in the window, in the order of the ids; five queries in all. */
export async function loadOffers(
  context: BrokerContext,
  ids: readonly number[],
  { window, seasons, edition }: OfferRequest,
): Promise<Offer[]> {
  const [prices, taken] = await Promise.all([loadPrices(context, ids, seasons), loadTaken(context, ids, window.from)])
  return ids.map((id) => {
    const own = prices.get(id)
    const option = own ? cheapestOption(own, taken.get(id) ?? [], window, edition.currency) : null
    return { id, option, items: own?.items ?? [] }
  })
}

/** Cards with their options; four queries in all. A house without a text in the language has no card. */
export async function presentOffers(context: BrokerContext, offers: readonly Offer[], edition: Edition) {
  const ids = offers.map(({ id }) => id)
  const [cards, consumption] = await Promise.all([loadCards(context, ids, edition), loadConsumption(context, ids)])
  tagLodgings(context, ids)
  const { currency } = edition
  return offers.flatMap(({ id, option, items }) => {
    const card = cards.get(id)
    if (!card) return []
    return [
      {
        ...card,
        option: option && { ...option, currency },
        energyEstimate: option && estimateEnergy(consumption.get(id) ?? [], items, option, currency),
      },
    ]
  })
}
