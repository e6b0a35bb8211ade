import type { Database } from '@marram/database/schema.generated'
import { facilityByKey } from '@marram/domain/facility'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

/** A coast with two areas, one street each, and one season with an easy week price. */
export async function seedCoast(db: Db): Promise<void> {
  const spot = { latitude: 55.55, longitude: 8.1 }
  await db
    .insertInto('area')
    .values([
      { id: 1, slug: 'blavand', name: 'Blåvand', region: 'south', ...spot },
      { id: 2, slug: 'henne-strand', name: 'Henne Strand', region: 'middle', ...spot },
    ])
    .execute()
  await db
    .insertInto('location')
    .values([
      { id: 10, area_id: 1, name: 'Blåvand', ...spot },
      { id: 20, area_id: 2, name: 'Henne Strand', ...spot },
    ])
    .execute()
  await db
    .insertInto('street')
    .values([
      { id: 100, location_id: 10, name: 'Klitvej', slug: 'klitvej' },
      { id: 200, location_id: 20, name: 'Lyngvej', slug: 'lyngvej' },
    ])
    .execute()
  await db
    .insertInto('season')
    .values({
      id: 1,
      key: 'low',
      starts_on: '2027-01-01',
      ends_on: '2028-01-01',
      arrival_days: [6],
      min_nights: 7,
      max_nights: 28,
      whole_weeks: true,
    })
    .execute()
  await db
    .insertInto('item')
    .values([
      {
        id: 1,
        definition_id: 1,
        type: 'cleaning',
        charge_type: 'per-stay',
        unit_name: 'stay',
        metered_quantity: null,
        description_da: 'Rengøring',
        description_de: 'Reinigung',
        description_en: 'Cleaning',
      },
      {
        id: 2,
        definition_id: 2,
        type: 'electricity',
        charge_type: 'metered',
        unit_name: 'kWh',
        metered_quantity: 'kwh',
        description_da: 'Strøm',
        description_de: 'Strom',
        description_en: 'Electricity',
      },
    ])
    .execute()
}

export type HouseSeed = {
  id: number
  name: string
  location?: 10 | 20
  rating?: number
  weekPriceEur?: number
  status?: 'active' | 'paused'
}

/** A house for six with a sauna, 350 m from the sea, mandatory cleaning of 100 € and electricity at 0.40 €. */
export async function seedHouse(
  db: Db,
  { id, name, location = 10, rating = 4.5, weekPriceEur = 500, status = 'active' }: HouseSeed,
): Promise<void> {
  await db
    .insertInto('lodging')
    .values({
      id,
      name,
      status,
      address1: `Klitvej ${id}`,
      postal_code: '6857',
      city: 'Blåvand',
      location_id: location,
      street_id: location * 10,
      latitude: 55.55,
      longitude: 8.1,
      max_persons: 6,
      rating,
      built_year: 1990,
      published_on: '2020-01-01',
    })
    .execute()
  const texts = ([1, 2, 7] as const).map((language_id) => ({
    lodging_id: id,
    language_id,
    title: `Title ${name} in ${language_id}`,
    body: 'Body',
  }))
  await db.insertInto('lodging_text').values(texts).execute()
  const facts = [
    { key: 'bedrooms', value: '3' },
    { key: 'distance-beach', value: '350' },
    { key: 'sauna', value: '1' },
    { key: 'pets-max', value: '2' },
  ] as const
  await db
    .insertInto('lodging_facility')
    .values(facts.map(({ key, value }) => ({ lodging_id: id, facility_id: facilityByKey(key).id, value })))
    .execute()
  await db
    .insertInto('lodging_image')
    .values({
      lodging_id: id,
      sort_order: 1,
      url: `demo/house/${name}/0`,
      tag_ids: [1],
      width: 1800,
      height: 1200,
      file_size: 1,
    })
    .execute()
  await db
    .insertInto('lodging_season_price')
    .values({ lodging_id: id, season_id: 1, week_price_dkk: weekPriceEur * 746, week_price_eur: weekPriceEur * 100 })
    .execute()
  await db
    .insertInto('lodging_item')
    .values([
      {
        lodging_id: id,
        item_id: 1,
        unit_price_dkk: 74_600,
        unit_price_eur: 10_000,
        is_mandatory: true,
        min_quantity: 1,
        max_quantity: 1,
      },
      {
        lodging_id: id,
        item_id: 2,
        unit_price_dkk: 300,
        unit_price_eur: 40,
        is_mandatory: true,
        min_quantity: 0,
        max_quantity: 0,
      },
    ])
    .execute()
}
