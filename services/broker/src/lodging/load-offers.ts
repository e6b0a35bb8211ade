import { loadEnergy } from '@marram/database/prices/load-energy'
import { loadPrices } from '@marram/database/prices/load-prices'
import type { Season } from '@marram/database/prices/load-seasons'
import { loadTaken } from '@marram/database/prices/load-taken'
import type { BookingOption } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { type EnergyBasis, expectedConsumption } from '@marram/domain/energy-estimate'
import type { IsoDay } from '@marram/domain/iso-day'
import { energyTotal, meteredEstimates } from '@marram/domain/item-charge'
import { defaultParty, type Party } from '@marram/domain/party'
import type { Currency, ItemPrice, LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'
import type { BrokerContext } from '../context.ts'
import type { OfferedCard } from './card-memory.ts'
import { loadCards } from './load-cards.ts'

export type Offer = {
  readonly id: number
  /** Null if the house has no matching stay. */
  readonly option: BookingOption | null
  readonly items: readonly ItemPrice[]
}

type OfferRequest = {
  readonly seasons: readonly Season[]
  /** First possible night of a stay. */
  readonly from: IsoDay
  readonly choose: (prices: LodgingPrices, taken: readonly Stay[], id: number) => BookingOption | null
}

/** The chosen option of each house, in the order of the ids. Takes five queries. */
export async function loadOffers(
  context: BrokerContext,
  ids: readonly number[],
  { seasons, from, choose }: OfferRequest,
): Promise<Offer[]> {
  const [pricesOf, takenOf] = await Promise.all([loadPrices(context, ids, seasons), loadTaken(context, ids, from)])
  return ids.map((id) => {
    const prices = pricesOf.get(id)
    return { id, option: prices ? choose(prices, takenOf.get(id) ?? [], id) : null, items: prices?.items ?? [] }
  })
}

/** Cards with their options. Takes four queries. */
export async function presentOffers(
  context: BrokerContext,
  offers: readonly Offer[],
  edition: Edition,
  party: Party = defaultParty,
): Promise<OfferedCard[]> {
  const ids = offers.map(({ id }) => id)
  const stays = new Map(offers.flatMap(({ id, option }) => (option ? [[id, option] as const] : [])))
  const [cards, energy] = await Promise.all([loadCards(context, ids, edition, stays), loadEnergy(context, ids)])
  const { currency } = edition
  return offers.flatMap(({ id, option, items }) => {
    const card = cards.get(id)
    if (!card) return []
    return [
      {
        ...card,
        option: option && { ...option, lodgingId: id, currency },
        energyEstimate: option && estimateEnergy(energy.get(id), items, option, currency, party),
      },
    ]
  })
}

/** Expected metered cost in whole kroner or euro; null without a basis for an estimate. */
function estimateEnergy(
  basis: EnergyBasis | undefined,
  items: readonly ItemPrice[],
  { arrival, duration }: Pick<BookingOption, 'arrival' | 'duration'>,
  currency: Currency,
  party: Party,
): number | null {
  if (basis === undefined) return null
  const expected = expectedConsumption(basis, items, arrival, duration, party)
  return energyTotal(meteredEstimates(items, expected, currency))?.amount ?? null
}
