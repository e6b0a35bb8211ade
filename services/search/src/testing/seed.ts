import type { Database } from '@marram/database/schema.generated'
import { facilityByKey } from '@marram/domain/facility'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

/** One resort with one street, and a year that is sold by the week from Saturday to Saturday. */
export async function seedResort(db: Db): Promise<void> {
  const spot = { latitude: 55.558, longitude: 8.131 }
  await db
    .insertInto('area')
    .values({ id: 1, slug: 'blavand', name: 'Blåvand', region: 'south', ...spot })
    .execute()
  await db
    .insertInto('location')
    .values({ id: 48, area_id: 1, name: 'Blåvand', ...spot })
    .execute()
  await db.insertInto('street').values({ id: 5, location_id: 48, name: 'Fyrvej', slug: 'fyrvej' }).execute()
  const rules = { arrival_days: [6], min_nights: 7, max_nights: 14, whole_weeks: true }
  await db
    .insertInto('season')
    .values({ id: 1, key: 'all', starts_on: '2027-01-02', ends_on: '2028-01-01', since: '2026-01-01', ...rules })
    .execute()
}

export type HouseSeed = Readonly<{ id: number; euro?: number; sauna?: boolean; title?: string }>

export async function seedHouse(
  db: Db,
  { id, euro = 700, sauna = false, title = 'Ved fyret' }: HouseSeed,
): Promise<void> {
  const place = {
    location_id: 48,
    street_id: 5,
    latitude: 55.56,
    longitude: 8.13,
    postal_code: '6857',
    city: 'Blåvand',
  }
  const facts = { max_persons: 6, built_year: 1990, published_on: '2020-01-01', address1: `Fyrvej ${id}` }
  await db
    .insertInto('lodging')
    .values({ id, name: `B${1000 + id}`, ...place, ...facts })
    .execute()
  const texts = ([1, 2, 7] as const).map((language_id) => ({ lodging_id: id, language_id, title, body: 'Text' }))
  await db.insertInto('lodging_text').values(texts).execute()
  const price = { week_price_dkk: euro * 746, week_price_eur: euro * 100, since: '2026-01-01' }
  await db
    .insertInto('lodging_season_price')
    .values({ lodging_id: id, season_id: 1, ...price })
    .execute()
  if (!sauna) return
  const { id: facility_id } = facilityByKey('sauna')
  await db.insertInto('lodging_facility').values({ lodging_id: id, facility_id, value: '1' }).execute()
}

export async function seedStay(db: Db, lodgingId: number, arrival: string, departure: string): Promise<void> {
  await db.insertInto('stay').values({ lodging_id: lodgingId, kind: 'guest', arrival, departure, adults: 2 }).execute()
}
