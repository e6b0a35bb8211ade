import { loadOfferedSeasons, type Season } from '@marram/database/prices/load-seasons'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { Edition } from '@marram/domain/edition'
import { addDays, copenhagenDay, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { BrokerContext } from '../context.ts'
import { tagLodgings } from '../tag-lodgings.ts'
import { type ArrivalWindow, arrivalDays, cheapestOption, nightsOf } from './arrival-window.ts'
import type { OfferedCard } from './card-memory.ts'
import { findFree } from './find-lodgings.ts'
import { loadOffers, presentOffers } from './load-offers.ts'

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
  const cards = await collectCards(context, { window, seasons, edition, limit })
  tagLodgings(
    context,
    cards.map(({ id }) => id),
  )
  return cards
}

type Wanted = {
  readonly window: ArrivalWindow
  readonly seasons: readonly Season[]
  readonly edition: Edition
  readonly limit: number
}

async function collectCards(context: BrokerContext, { window, seasons, edition, limit }: Wanted) {
  const arrivals = arrivalDays(window, seasons)
  const question = { kind: 'featured', edition: edition.key, today: copenhagenDay(context.now()), window }
  const cards: OfferedCard[] = []
  for (let round = 0; round < maxRounds && arrivals.length > 0; round += 1) {
    const ids = await findFree(context, arrivals, window.duration, { limit, skip: round * limit })
    const found = await context.cards.recall(question, ids, async (missing) => {
      const offers = await loadOffers(context, missing, {
        seasons,
        from: window.from,
        choose: (prices, taken) => cheapestOption(prices, taken, window, edition.currency),
      })
      return presentOffers(context, offers, edition)
    })
    cards.push(...found.filter(({ option }) => option !== null))
    if (cards.length >= limit || ids.length < limit) break
  }
  return cards.slice(0, limit)
}
