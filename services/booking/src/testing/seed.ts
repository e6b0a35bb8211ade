import type { Database } from '@marram/database/schema.generated'
import { seedLodging, seedResort, seedSeason } from '@marram/database/testing/seed-catalogue'
import type { FacilityKey } from '@marram/domain/facility'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

const coast = {
  10: { area: 1, slug: 'blavand', name: 'Blåvand', latitude: 55.558, longitude: 8.131 },
  20: { area: 2, slug: 'henne-strand', name: 'Henne Strand', latitude: 55.737, longitude: 8.179 },
} as const

/** Two resorts twenty kilometres apart, and a year of weeks from Saturday to Saturday. */
export async function seedCoast(db: Db): Promise<void> {
  for (const [id, resort] of Object.entries(coast)) {
    await seedResort(db, { ...resort, location: Number(id), street: Number(id) })
  }
  await seedSeason(db, { id: 1, key: 'low', from: '2027-01-01', until: '2027-06-26' })
  await seedSeason(db, { id: 2, key: 'high', from: '2027-06-26', until: '2028-03-01' })
}

export type LodgingSeed = {
  readonly id: number
  readonly location?: keyof typeof coast
  /** Degrees to the north of the resort. */
  readonly north?: number
  readonly persons?: number
  readonly bedrooms?: number
  readonly standout?: readonly FacilityKey[]
  readonly weekPriceEur?: number
  readonly status?: 'active' | 'paused'
  readonly languages?: readonly (1 | 2 | 7)[]
  /** Ids of the seasons that have a price. */
  readonly seasons?: readonly number[]
}

/** By default a house for six with three bedrooms and a sauna, at 700 € a week, in all languages. */
export async function seedBookableLodging(db: Db, seed: LodgingSeed): Promise<void> {
  const { location = 10, north = 0, bedrooms = 3, standout = ['sauna'], languages = [1, 2, 7], ...house } = seed
  const { name: city, latitude, longitude } = coast[location]
  await seedLodging(db, {
    ...{ seasons: [1, 2], ...house, location, street: location, city, latitude: latitude + north, longitude },
    facilities: [['bedrooms', bedrooms], ...standout.map((key) => [key, 1] as const)],
    titles: Object.fromEntries(languages.map((language) => [language, 'Title'])),
  })
}

export async function seedViews(db: Db, lodgingId: number, hour: string, count: number): Promise<void> {
  await db.insertInto('lodging_view').values({ lodging_id: lodgingId, hour, count }).execute()
}
