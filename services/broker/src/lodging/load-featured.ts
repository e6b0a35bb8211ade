import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { type BookingOption, bookingOptions, cheapestOptions } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'
import { sql } from 'kysely'
import type { BrokerContext } from '../context.ts'
import { estimateEnergy, loadConsumption } from './energy.ts'
import { loadCards } from './load-cards.ts'
import { loadPrices } from './load-prices.ts'
import { loadTaken } from './load-taken.ts'

export type FeaturedRequest = {
  readonly edition: Edition
  readonly limit: number
  readonly duration: number
  readonly arrivalFrom: IsoDay | null
  readonly arrivalUntil: IsoDay | null
}

const defaultWindowDays = 42
/** Enough of the best houses that some are free in any week. */
const candidatesPerPlace = 12

/** Ids in order → batch load → pure rules → view. */
export async function loadFeatured(context: BrokerContext, request: FeaturedRequest) {
  const { edition, limit, duration } = request
  context.tag('lodgings')
  const firstBookable = firstBookableDay(context.now())
  const from = request.arrivalFrom ?? firstBookable
  const until = request.arrivalUntil ?? addDays(from, defaultWindowDays)
  if (until < from || daysBetween(from, until) > 400) return []

  const ids = await findCandidates(context, limit * candidatesPerPlace)
  const [prices, taken] = await Promise.all([loadPrices(context, ids), loadTaken(context, ids, from)])
  const window = { from, days: daysBetween(from, until) + 1, firstBookable }
  const offers = ids.flatMap((id) => {
    const option = cheapest(prices.get(id), taken.get(id) ?? [], window, duration, edition)
    return option ? [{ id, option }] : []
  })
  return presentOffers(context, offers.slice(0, limit), prices, edition)
}

type Offer = { readonly id: number; readonly option: BookingOption }

async function presentOffers(
  context: BrokerContext,
  offers: readonly Offer[],
  prices: ReadonlyMap<number, LodgingPrices>,
  edition: Edition,
) {
  const ids = offers.map(({ id }) => id)
  const [cards, consumption] = await Promise.all([loadCards(context, ids, edition), loadConsumption(context, ids)])
  context.tag(...ids.map((id) => `lodging:${id}`))
  return offers.flatMap(({ id, option }) => {
    const card = cards.get(id)
    if (!card) return []
    const energyEstimate = estimateEnergy(
      consumption.get(id) ?? [],
      prices.get(id)?.items ?? [],
      option,
      edition.currency,
    )
    return [{ ...card, option: { ...option, currency: edition.currency }, energyEstimate }]
  })
}

function cheapest(
  prices: LodgingPrices | undefined,
  taken: readonly Stay[],
  window: { from: IsoDay; days: number; firstBookable: IsoDay },
  duration: number,
  { currency }: Edition,
): BookingOption | undefined {
  if (!prices) return undefined
  return cheapestOptions(bookingOptions({ prices, window, taken, durations: [duration], currency }), 1)[0]
}

/** So many average ratings every house starts with: three perfect ones must not beat forty very good ones. */
const doubt = { reviews: 12, rating: 4.2 }

/** The best rated first; the id settles ties, so that every node answers alike. */
async function findCandidates({ db }: BrokerContext, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('lodging')
    .leftJoin('review', 'review.lodging_id', 'lodging.id')
    .where('lodging.status', '=', 'active')
    .groupBy('lodging.id')
    .select('lodging.id')
    .orderBy(
      ({ fn }) =>
        sql`(coalesce(${fn.sum('review.rating')}, 0) + ${doubt.reviews * doubt.rating}::numeric) / (${fn.count('review.id')} + ${doubt.reviews})`,
      'desc',
    )
    .orderBy('lodging.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
