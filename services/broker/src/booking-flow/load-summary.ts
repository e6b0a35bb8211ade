import type { Edition } from '@marram/domain/edition'
import type { BrokerContext } from '../context.ts'

/** A bookable house for the summary of a booking; null for any other. */
export async function loadSummary({ db }: Pick<BrokerContext, 'db'>, id: number, { languageId }: Edition) {
  const row = await db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .innerJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('lodging_image')
          .whereRef('lodging_image.lodging_id', '=', 'lodging.id')
          .where('lodging_image.kind', '<>', 'panorama')
          .select(['url', 'width', 'height', 'tag_ids'])
          .orderBy('sort_order')
          .limit(1)
          .as('picture'),
      (join) => join.onTrue(),
    )
    .where('lodging.id', '=', id)
    .where('lodging.status', '=', 'active')
    .select(['lodging.id', 'lodging.name', 'lodging.address1', 'lodging.postal_code', 'lodging.city', 'lodging.rating'])
    .select(['lodging.max_persons', 'lodging_text.title', 'area.name as area_name'])
    .select(['picture.url', 'picture.width', 'picture.height', 'picture.tag_ids'])
    .executeTakeFirst()
  return row ? presentSummary(row) : null
}

type Row = {
  id: number
  name: string
  title: string
  address1: string
  postal_code: string
  city: string
  area_name: string
  max_persons: number
  rating: number | null
  url: string | null
  width: number | null
  height: number | null
  tag_ids: number[] | null
}

function presentSummary(row: Row) {
  const { url, width, height, tag_ids: tagIds } = row
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    address1: row.address1,
    postalCode: row.postal_code,
    city: row.city,
    areaName: row.area_name,
    maxPersons: row.max_persons,
    rating: row.rating,
    image: url === null ? null : { url, width, height, tagIds },
  }
}
