import { bounded, editionOf, listOf } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { countShownImages, loadContests, loadImagePage, loadImageView } from './load-contests.ts'

const maxContests = 10
const maxYears = 100
const maxPageSize = 100
/** Keeps the offset within PostgreSQL's integer range. */
const maxPage = 1_000_000

type ContestsArguments = { lan: number; years?: number[] | null; limit: number }
type ImagesArguments = { contestId: number; page: number; pageSize: number }
type ImageArguments = { contestId: number; imageSlug: string }

export const contestQueries = {
  photoContests: (_: unknown, { lan, years, limit }: ContestsArguments, context: BrokerContext) =>
    loadContests(context, {
      edition: editionOf(lan),
      years: years ? listOf(years, maxYears) : null,
      limit: bounded(limit, 0, maxContests),
    }),
  contestImages: async (_: unknown, { contestId, ...paging }: ImagesArguments, context: BrokerContext) => {
    const page = bounded(paging.page, 1, maxPage)
    const pageSize = bounded(paging.pageSize, 1, maxPageSize)
    const [total, items] = await Promise.all([
      countShownImages(context, contestId),
      loadImagePage(context, contestId, { limit: pageSize, skip: (page - 1) * pageSize }),
    ])
    context.tag(`contest:${contestId}`)
    return { total, page, pageSize, items }
  },
  contestImage: (_: unknown, { contestId, imageSlug }: ImageArguments, context: BrokerContext) => {
    context.tag(`contest:${contestId}`)
    return loadImageView(context, contestId, imageSlug)
  },
}
