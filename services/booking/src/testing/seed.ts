import type { Database } from '@marram/database/schema.generated'
import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

const coast = {
  10: { area: 1, slug: 'blavand', name: 'Blåvand', latitude: 55.558, longitude: 8.131 },
  20: { area: 2, slug: 'henne-strand', name: 'Henne Strand', latitude: 55.737, longitude: 8.179 },
} as const

/** Two resorts twenty kilometres apart, and a year of weeks from Saturday to Saturday. */
export async function seedCoast(db: Db): Promise<void> {
  for (const [id, { area, slug, name, ...spot }] of Object.entries(coast)) {
    await db
      .insertInto('area')
      .values({ id: area, slug, name, region: 'south', ...spot })
      .execute()
    await db
      .insertInto('location')
      .values({ id: Number(id), area_id: area, name, ...spot })
      .execute()
    await db
      .insertInto('street')
      .values({ id: Number(id), location_id: Number(id), name: 'Klitvej', slug: 'klitvej' })
      .execute()
  }
  const rules = { arrival_days: [6], min_nights: 7, max_nights: 28, whole_weeks: true }
  await db
    .insertInto('season')
    .values([
      { id: 1, key: 'low', starts_on: '2027-01-01', ends_on: '2027-06-26', ...rules },
      { id: 2, key: 'high', starts_on: '2027-06-26', ends_on: '2028-03-01', ...rules },
    ])
    .execute()
}

export type HouseSeed = {
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

/** A house for six with three bedrooms and a sauna, at 700 € a week, in all languages, unless said otherwise. */
export async function seedHouse(db: Db, seed: HouseSeed): Promise<void> {
  const { id, location = 10, north = 0, persons = 6, bedrooms = 3, standout = ['sauna'], status = 'active' } = seed
  const { weekPriceEur = 700, languages = [1, 2, 7], seasons = [1, 2] } = seed
  const { name: city, latitude, longitude } = coast[location]
  const place = { location_id: location, street_id: location, latitude: latitude + north, longitude }
  const address = { address1: `Klitvej ${id}`, postal_code: '6857', city }
  const years = { built_year: 1990, published_on: '2020-01-01' }
  await db
    .insertInto('lodging')
    .values({ id, name: `B${1000 + id}`, status, max_persons: persons, ...place, ...address, ...years })
    .execute()
  const texts = languages.map((language_id) => ({ lodging_id: id, language_id, title: 'Title', body: 'Body' }))
  if (texts.length > 0) await db.insertInto('lodging_text').values(texts).execute()
  const facts = [{ key: 'bedrooms' as const, value: String(bedrooms) }, ...standout.map((key) => ({ key, value: '1' }))]
  await db
    .insertInto('lodging_facility')
    .values(facts.map(({ key, value }) => ({ lodging_id: id, facility_id: facilityByKey(key).id, value })))
    .execute()
  const price = { week_price_dkk: weekPriceEur * 746, week_price_eur: weekPriceEur * 100 }
  const prices = seasons.map((season_id) => ({ lodging_id: id, season_id, ...price }))
  if (prices.length > 0) await db.insertInto('lodging_season_price').values(prices).execute()
}

export type StaySeed = {
  readonly kind?: 'guest' | 'owner'
  readonly arrival: string
  readonly departure: string
  readonly bookedAt?: string
}

export async function seedStay(db: Db, lodgingId: number, stay: StaySeed): Promise<void> {
  const { kind = 'guest', arrival, departure, bookedAt = '2026-01-01T10:00:00Z' } = stay
  await db
    .insertInto('stay')
    .values({ lodging_id: lodgingId, kind, arrival, departure, adults: 2, created_at: bookedAt })
    .execute()
}

export async function seedViews(db: Db, lodgingId: number, hour: string, count: number): Promise<void> {
  await db.insertInto('lodging_view').values({ lodging_id: lodgingId, hour, count }).execute()
}
