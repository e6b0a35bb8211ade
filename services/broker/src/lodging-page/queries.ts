import { boundedSlice, editionOf, type Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { loadReviews } from '../review/load-reviews.ts'
import { findHouseReviews } from './find-house-reviews.ts'
import { loadPage } from './load-page.ts'

const maxReviews = 999

export const lodgingPageQueries = {
  lodgingPage: (_: unknown, { lan, name }: { lan: number; name: string }, context: BrokerContext) =>
    loadPage(context, name, editionOf(lan)),
  lodgingReviews: async (
    _: unknown,
    { lan, lodgingId, ...slice }: Slice & { lan: number; lodgingId: number },
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    context.tag(`lodging:${lodgingId}`)
    return loadReviews(context, await findHouseReviews(context, lodgingId, boundedSlice(slice, maxReviews)), edition)
  },
}
