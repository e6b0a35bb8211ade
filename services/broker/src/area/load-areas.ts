import type { BrokerContext } from '../context.ts'
import { locationsByArea } from './locations-by-area.ts'

/** Pictures of well-known places, with their colours; all others show dunes. */
const scenes: Readonly<Record<string, string>> = {
  blavand: 'lighthouse/l1/0/day#8ec0d8-eaf0e4-e6cd9c',
  'hvide-sande': 'harbour/h1/0/day#8ec0d8-eaf0e4-2f7690',
  'bork-havn': 'harbour/h2/0/morning#c3d5da-f9e8d2-6c9aa8',
  romo: 'beach/b1/0/golden#a9b6bd-fbdfa8-b79f93',
  fano: 'beach/b2/0/morning#c3d5da-f9e8d2-93b6be',
  sondervig: 'beach/b1/0/day#8ec0d8-eaf0e4-4d92a8',
}

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
  const locations = locationsByArea(db)
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    region: row.region,
    latitude: row.latitude,
    longitude: row.longitude,
    lodgingCount: Number(row.lodging_count),
    image: `demo/${scenes[row.slug] ?? `dunes/${row.slug}/0/day#8ec0d8-eaf0e4-e6cd9c`}`,
    locations: () => locations(row.id),
  }))
}
