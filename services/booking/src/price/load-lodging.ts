import { loadEnergy } from '@marram/database/prices/load-energy'
import { type CataloguePrices, loadPrices } from '@marram/database/prices/load-prices'
import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import type { PriceContext } from '@marram/database/prices/price-context'
import { type EnergyBasis, expectedConsumption } from '@marram/domain/energy-estimate'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { ChosenItem } from '@marram/domain/item-charge'
import type { Currency } from '@marram/domain/money'
import type { Party } from '@marram/domain/party'
import { type Quote, type QuoteRefusal, quote } from '@marram/domain/quote'
import { nights, type Stay } from '@marram/domain/stay'
import type { Terms } from '@marram/domain/terms'

export type Lodging = { readonly prices: CataloguePrices; readonly energy: EnergyBasis }

/** Price data of a house around this stay, under today's terms or `agreed` ones; null if the house cannot be booked. */
export async function findLodging(
  context: PriceContext,
  lodgingId: number,
  { from, until }: { readonly from: IsoDay; readonly until: IsoDay },
  agreed?: Terms,
): Promise<Lodging | null> {
  const isBookable = await context.db
    .selectFrom('lodging')
    .where('id', '=', lodgingId)
    .where('status', '=', 'active')
    .select('id')
    .executeTakeFirst()
  if (!isBookable) return null
  const seasons = await loadOfferedSeasons(context, { from, until })
  const [prices, energy] = await Promise.all([
    loadPrices(context, [lodgingId], seasons, 'all', agreed),
    loadEnergy(context, [lodgingId]),
  ])
  const [housePrices, basis] = [prices.get(lodgingId), energy.get(lodgingId)]
  if (!housePrices || !basis) return null
  return { prices: housePrices, energy: basis }
}

/** The nights of a stay. */
export function nightsOf({ arrival, departure }: Stay) {
  return { from: arrival, until: addDays(departure, 1) }
}

export type PricedStay = {
  readonly stay: Stay
  readonly party: Party
  readonly items: readonly ChosenItem[]
  readonly currency: Currency
}

/** The only place where this service computes a price. */
export function quoteLodging(
  { prices, energy }: Lodging,
  { stay, party, items, currency }: PricedStay,
): Quote | QuoteRefusal {
  const expected = expectedConsumption(energy, prices.items, stay.arrival, nights(stay), party)
  return quote(prices, stay, party, items, currency, expected)
}
