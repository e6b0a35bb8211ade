import { loadOfferedSeasons, type Season } from '@marram/database/prices/load-seasons'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { Edition } from '@marram/domain/edition'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { BrokerContext } from '../context.ts'
import { type ArrivalWindow, arrivalDays, cheapestOption, nightsOf } from './arrival-window.ts'
import { findFree } from './find-lodgings.ts'
import { loadOffers, type Offer, presentOffers } from './load-offers.ts'

export type FeaturedRequest = {
  readonly edition: Edition
  readonly limit: number
  readonly duration: number
  readonly arrivalFrom: IsoDay | null
  readonly arrivalUntil: IsoDay | null
}

const defaultWindowDays = 42
const longestWindowDays = 400
/** A free house may still lack a price for its free days; beyond so many of them fewer houses are shown. */
const maxRounds = 4

/** Ids in order → batch load → pure rules → view. */
export async function loadFeatured(context: BrokerContext, request: FeaturedRequest) {
  const { edition, limit, duration } = request
  context.tag('lodgings')
  const firstBookable = firstBookableDay(context.now())
  const from = request.arrivalFrom ?? firstBookable
  const until = request.arrivalUntil ?? addDays(from, defaultWindowDays)
  if (limit === 0 || until < from || daysBetween(from, until) > longestWindowDays) return []
  const window = { from, until, firstBookable, duration }
  const seasons = await loadOfferedSeasons(context, nightsOf(window))
  return presentOffers(context, await collectOffers(context, { window, seasons, edition, limit }), edition)
}

type Wanted = {
  readonly window: ArrivalWindow
  readonly seasons: readonly Season[]
  readonly edition: Edition
  readonly limit: number
}

async function collectOffers(context: BrokerContext, { window, seasons, edition, limit }: Wanted) {
  const arrivals = arrivalDays(window, seasons)
  const offers: Offer[] = []
  for (let round = 0; round < maxRounds && arrivals.length > 0; round += 1) {
    const ids = await findFree(context, arrivals, window.duration, { limit, skip: round * limit })
    const found = await loadOffers(context, ids, {
      seasons,
      from: window.from,
      choose: (prices, taken) => cheapestOption(prices, taken, window, edition.currency),
    })
    offers.push(...found.filter(({ option }) => option !== null))
    if (offers.length >= limit || ids.length < limit) break
  }
  return offers.slice(0, limit)
}
