import { copenhagenDay, epochDay, type IsoDay, isoDayFromEpoch } from '@marram/domain/iso-day'
import { bounded, boundedSlice, editionOf, listOf, type Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { findBestReviews, findNewestReviews, findReviewAt, findReviewOfEach, loadReviewStats } from './find-reviews.ts'
import { loadReviews } from './load-reviews.ts'

const maxReviews = 999
const maxPageSize = 100
const maxLocations = 100
const maxLodgings = 999
/** The column is a smallint. */
const maxType = 32_767

type Places = { lan: number; locationIds: number[] }
type GuestReviewsArguments = Slice & { lan: number; type: number; since?: string | null }
type StatArguments = { since?: string | null; lodgingIds?: number[] | null; locationIds?: number[] | null }

export const reviewQueries = {
  guestReviews: async (_: unknown, { lan, type, since, ...slice }: GuestReviewsArguments, context: BrokerContext) => {
    const edition = editionOf(lan)
    const first = since ?? firstShownDay(context.now())
    const ids = await findBestReviews(context, first, bounded(type, 0, maxType), boundedSlice(slice, maxReviews))
    return loadReviews(context, ids, edition)
  },
  guestReviewPage: async (
    _: unknown,
    args: { lan: number; page: number; pageSize: number },
    context: BrokerContext,
  ) => {
    const edition = editionOf(args.lan)
    const since = firstShownDay(context.now())
    const page = Math.max(1, args.page)
    const pageSize = bounded(args.pageSize, 1, maxPageSize)
    const [ids, stats] = await Promise.all([
      findNewestReviews(context, since, { limit: pageSize, skip: (page - 1) * pageSize }),
      loadReviewStats(context, { since, lodgingIds: null, locationIds: null }),
    ])
    const items = await loadReviews(context, ids, edition)
    return { total: stats.count, page, pageSize, items, stats }
  },
  randomReviewByLocations: async (_: unknown, { lan, locationIds }: Places, context: BrokerContext) => {
    const edition = editionOf(lan)
    const places = listOf(locationIds, maxLocations)
    const id = await findReviewAt(context, firstShownDay(context.now()), places, context.random())
    const [review] = await loadReviews(context, id === null ? [] : [id], edition)
    return review ?? null
  },
  reviewByLocationIds: async (_: unknown, { lan, locationIds }: Places, context: BrokerContext) => {
    const edition = editionOf(lan)
    const places = listOf(locationIds, maxLocations)
    return loadReviews(context, await findReviewOfEach(context, firstShownDay(context.now()), places), edition)
  },
  reviewStats: (_: unknown, { since, lodgingIds, locationIds }: StatArguments, context: BrokerContext) => {
    context.tag('reviews')
    return loadReviewStats(context, {
      since: since ?? null,
      lodgingIds: lodgingIds ? listOf(lodgingIds, maxLodgings) : null,
      locationIds: locationIds ? listOf(locationIds, maxLocations) : null,
    })
  },
}

const windowYears = 2

/** The first day of shown reviews: the same day two years ago, 1 March for 29 February. */
export function firstShownDay(now: Date): IsoDay {
  const today = copenhagenDay(now)
  const year = String(Number(today.slice(0, 4)) - windowYears)
  return isoDayFromEpoch(epochDay(`${year}${today.slice(4)}`))
}
