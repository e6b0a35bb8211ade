import type { IsoDay } from '@marram/domain/iso-day'
import { sql } from 'kysely'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

type Context = Pick<BrokerContext, 'db'>

/** A guest's review after a stay. */
export const guestReviewType = 2

/** Leaves out reviews of paused houses, which guests cannot book. */
function shownReviews({ db }: Context, since: IsoDay, type = guestReviewType) {
  return db
    .selectFrom('review')
    .innerJoin('lodging', 'lodging.id', 'review.lodging_id')
    .where('lodging.status', '=', 'active')
    .where('review.type', '=', type)
    .where('review.date', '>=', since)
}

export async function findBestReviews(context: Context, since: IsoDay, type: number, { limit, skip }: Slice) {
  const rows = await shownReviews(context, since, type)
    .select('review.id')
    .orderBy('review.rating', 'desc')
    .orderBy('review.date', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findNewestReviews(context: Context, since: IsoDay, { limit, skip }: Slice) {
  const rows = await shownReviews(context, since)
    .select('review.id')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(({ id }) => id)
}

/** The review at this share, in [0, 1), of all of them. */
export async function findReviewAt(context: Context, since: IsoDay, locationIds: readonly number[], share: number) {
  const inPlaces = shownReviews(context, since).where(sql<boolean>`lodging.location_id = any(${locationIds}::int[])`)
  const { count } = await inPlaces.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const row = await inPlaces
    .select('review.id')
    .orderBy('review.id')
    .offset(Math.floor(share * count))
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The best review of each location, of equal ones the newest. */
export async function findReviewOfEach(context: Context, since: IsoDay, locationIds: readonly number[]) {
  const rows = await shownReviews(context, since)
    .where(sql<boolean>`lodging.location_id = any(${locationIds}::int[])`)
    .distinctOn('lodging.location_id')
    .select(['lodging.location_id', 'review.id'])
    .orderBy('lodging.location_id')
    .orderBy('review.rating', 'desc')
    .orderBy('review.date', 'desc')
    .orderBy('review.id', 'desc')
    .execute()
  const idOf = new Map(rows.map((row) => [row.location_id, row.id]))
  return locationIds.flatMap((locationId) => idOf.get(locationId) ?? [])
}

export type StatFilter = {
  readonly since: IsoDay | null
  readonly lodgingIds: readonly number[] | null
  readonly locationIds: readonly number[] | null
}

const beginning = '0001-01-01'

export async function loadReviewStats(context: Context, { since, lodgingIds, locationIds }: StatFilter) {
  const { average, ...stats } = await shownReviews(context, since ?? beginning)
    .$if(lodgingIds !== null, (query) => query.where(sql<boolean>`lodging.id = any(${lodgingIds}::int[])`))
    .$if(locationIds !== null, (query) => query.where(sql<boolean>`lodging.location_id = any(${locationIds}::int[])`))
    .select(({ fn }) => [
      fn.avg<number | null>('review.rating').as('average'),
      fn.max<number | null>('review.rating').as('best'),
      fn.countAll<number>().as('count'),
      fn.min<number | null>('review.rating').as('worst'),
    ])
    .executeTakeFirstOrThrow()
  return { ...stats, average: average === null ? null : Math.round(average * 10) / 10 }
}
