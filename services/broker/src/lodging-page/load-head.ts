import type { Edition } from '@marram/domain/edition'
import { sql } from 'kysely'
import type { BrokerContext } from '../context.ts'

/** A house with its location; null without a text in the language. */
export async function loadHead({ db }: Pick<BrokerContext, 'db'>, id: number, { languageId }: Edition) {
  const row = await selectHead(db, id, languageId)
  return row ? presentHead(row) : null
}

function selectHead(db: BrokerContext['db'], id: number, languageId: Edition['languageId']) {
  return db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .innerJoin('street', 'street.id', 'lodging.street_id')
    .innerJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
    .where('lodging.id', '=', id)
    .selectAll('lodging')
    .select(['lodging_text.title', 'lodging_text.body', 'lodging_text.embedded_video_html'])
    .select(['location.name as location_name', 'street.name as street_name', 'street.slug as street_slug'])
    .select(['area.id as area_id', 'area.slug as area_slug', 'area.name as area_name', 'area.region as area_region'])
    .select(
      sql<boolean>`(select has_floor_plan from lodging_data_status status where status.id = lodging.id)`.as(
        'has_floor_plan',
      ),
    )
    .select((eb) =>
      eb
        .selectFrom('lodging as neighbour')
        .whereRef('neighbour.street_id', '=', 'lodging.street_id')
        .where('neighbour.status', '=', 'active')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('street_lodgings'),
    )
    .executeTakeFirst()
}

type HeadRow = NonNullable<Awaited<ReturnType<typeof selectHead>>>

function presentHead(row: HeadRow) {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    description: { title: row.title, body: row.body, embeddedVideoHtml: row.embedded_video_html },
    address1: row.address1,
    address2: row.address2,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    locationId: row.location_id,
    locationName: row.location_name,
    area: { id: row.area_id, slug: row.area_slug, name: row.area_name, region: row.area_region },
    street: {
      id: row.street_id,
      name: row.street_name,
      slug: row.street_slug,
      lodgingCount: Number(row.street_lodgings ?? 0),
    },
    latitude: row.latitude,
    longitude: row.longitude,
    maxPersons: row.max_persons,
    rating: row.rating,
    builtYear: row.built_year,
    renovatedYear: row.renovated_year,
    publishedOn: row.published_on,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ownerKind: row.owner_kind,
    registrationNumber: row.registration_number,
    hasFloorPlan: row.has_floor_plan,
  }
}
