import type { Database } from '@marram/database/schema.generated'
import { seedLodging, seedResort, seedSeason } from '@marram/database/testing/seed-catalogue'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

const resorts = {
  10: { area: 1, slug: 'blavand', name: 'Blåvand', region: 'south', streetName: 'Klitvej' },
  20: { area: 2, slug: 'henne-strand', name: 'Henne Strand', region: 'middle', streetName: 'Lyngvej' },
} as const

const spot = { latitude: 55.55, longitude: 8.1 }

/** A coast with two areas, one street each, and one season with an easy week price. */
export async function seedCoast(db: Db): Promise<void> {
  for (const [id, resort] of Object.entries(resorts)) {
    await seedResort(db, { ...resort, ...spot, location: Number(id), street: Number(id) * 10 })
  }
  await seedSeason(db, { id: 1, key: 'low', from: '2027-01-01', until: '2028-01-01' })
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

export type LodgingSeed = {
  id: number
  name: string
  location?: keyof typeof resorts
  rating?: number
  weekPriceEur?: number
  status?: 'active' | 'paused'
}

/** A house for six with a sauna, 350 m from the sea, mandatory cleaning of 100 € and electricity at 0.40 €. */
export async function seedBookableLodging(
  db: Db,
  { id, name, location = 10, rating = 4.5, weekPriceEur = 500, status = 'active' }: LodgingSeed,
): Promise<void> {
  const titleIn = (language: number): string => `Title ${name} in ${language}`
  await seedLodging(db, {
    ...{ id, name, status, rating, weekPriceEur, seasons: [1], location, street: location * 10, ...spot },
    titles: { 1: titleIn(1), 2: titleIn(2), 7: titleIn(7) },
    facilities: [
      ['bedrooms', 3],
      ['distance-beach', 350],
      ['sauna', 1],
      ['pets-max', 2],
    ],
  })
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
