import { type Expression, type SqlBool, sql } from 'kysely'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

type Context = Pick<BrokerContext, 'db'>

/** Bookable houses, best first; ties are ordered by id, so that all nodes agree. */
function findBest({ db }: Context, { limit, skip }: Slice, filter: Expression<SqlBool>): Promise<number[]> {
  return idsOf(
    db
      .selectFrom('lodging')
      .where('status', '=', 'active')
      .where(filter)
      .select('id')
      .orderBy('review_score', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(skip)
      .execute(),
  )
}

/** Compares as integers: an id beyond smallint is a place without houses, not an error. */
export function findByLocations(context: Context, locationIds: readonly number[], slice: Slice): Promise<number[]> {
  return findBest(context, slice, sql<SqlBool>`lodging.location_id = any(${locationIds}::int[])`)
}

export function findByStreets(context: Context, streetIds: readonly number[], slice: Slice): Promise<number[]> {
  return findBest(context, slice, sql<SqlBool>`lodging.street_id = any(${streetIds}::int[])`)
}

async function idsOf(rows: Promise<{ id: number }[]>): Promise<number[]> {
  return (await rows).map(({ id }) => id)
}
