import type { BrokerContext } from '../context.ts'

/** A picture that fits the place; the demo agency draws its own. */
const scenes = ['lighthouse', 'dunes', 'harbour', 'beach'] as const

/** Areas with their houses, the largest first. */
export async function loadAreas({ db, tag }: BrokerContext) {
  tag('lodgings', 'areas')
  const rows = await db
    .selectFrom('area')
    .innerJoin('location', 'location.area_id', 'area.id')
    .innerJoin('lodging', 'lodging.location_id', 'location.id')
    .where('lodging.status', '=', 'active')
    .groupBy('area.id')
    .select(['area.id', 'area.slug', 'area.name', 'area.region', 'area.latitude', 'area.longitude'])
    .select((eb) => eb.fn.countAll<number>().as('lodging_count'))
    .orderBy('lodging_count', 'desc')
    .orderBy('area.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    region: row.region,
    latitude: row.latitude,
    longitude: row.longitude,
    lodgingCount: Number(row.lodging_count),
    image: `demo/${scenes[row.id % scenes.length]}/area-${row.slug}/0`,
  }))
}
