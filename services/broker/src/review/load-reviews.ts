import type { Edition } from '@marram/domain/edition'
import type { BrokerContext } from '../context.ts'
import { tagLodgings } from '../tag-lodgings.ts'
import { presentReview } from './present-review.ts'

export type ReviewRow = Awaited<ReturnType<typeof loadRows>>[number]

/** These reviews in this order. */
export async function loadReviews(context: BrokerContext, ids: readonly number[], edition: Edition) {
  context.tag('reviews')
  const rows = ids.length === 0 ? [] : await loadRows(context, ids)
  tagLodgings(
    context,
    rows.map((row) => row.lodging_id),
  )
  const byId = new Map(rows.map((row) => [row.id, presentReview(row, edition)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function loadRows({ db }: Pick<BrokerContext, 'db'>, ids: readonly number[]) {
  return db
    .selectFrom('review')
    .innerJoin('lodging', 'lodging.id', 'review.lodging_id')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .where('review.id', 'in', ids)
    .selectAll('review')
    .select(['lodging.name as lodging_name', 'lodging.location_id', 'area.name as area_name'])
    .execute()
}
