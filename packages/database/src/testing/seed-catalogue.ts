import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

type Db = Kysely<Database>

export type ResortSeed = Readonly<{
  area: number
  location: number
  street: number
  slug: string
  name: string
  region?: Insertable<Database['area']>['region']
  streetName?: string
  latitude: number
  longitude: number
}>

/** An area with one location and one street. */
export async function seedResort(db: Db, seed: ResortSeed): Promise<void> {
  const { area, location, street, slug, name, region = 'south', streetName = 'Klitvej', latitude, longitude } = seed
  const spot = { latitude, longitude }
  await db
    .insertInto('area')
    .values({ id: area, slug, name, region, ...spot })
    .execute()
  await db
    .insertInto('location')
    .values({ id: location, area_id: area, name, ...spot })
    .execute()
  await db
    .insertInto('street')
    .values({ id: street, location_id: location, name: streetName, slug: streetName.toLowerCase() })
    .execute()
}

export type SeasonSeed = Readonly<{
  id: number
  key: Insertable<Database['season']>['key']
  from: string
  until: string
  maxNights?: number
  since?: string
}>

/** Whole weeks from Saturday to Saturday. */
export async function seedSeason(db: Db, { id, key, from, until, maxNights = 28, since }: SeasonSeed): Promise<void> {
  const rules = { arrival_days: [6], min_nights: 7, max_nights: maxNights, whole_weeks: true }
  await db
    .insertInto('season')
    .values({ id, key, starts_on: from, ends_on: until, ...rules, ...(since && { since }) })
    .execute()
}

export type LodgingSeed = Readonly<{
  id: number
  name?: string
  status?: 'active' | 'paused'
  location: number
  street: number
  address?: string
  city?: string
  latitude: number
  longitude: number
  persons?: number
  rating?: number
  facilities?: readonly (readonly [FacilityKey, number])[]
  /** Titles by language id. */
  titles?: Readonly<Partial<Record<1 | 2 | 7, string>>>
  body?: string
  /** In whole euros, the same in each of these seasons. */
  weekPriceEur?: number
  seasons?: readonly number[]
  pricesSince?: string
}>

/** A house for six, built in 1990, with the seed's texts, facilities and week prices. */
export async function seedLodging(db: Db, seed: LodgingSeed): Promise<void> {
  const { id, name = `B${1000 + id}`, status = 'active', persons = 6, rating, latitude, longitude } = seed
  const { address = `Klitvej ${id}`, city = 'Blåvand', titles = {}, body = 'Body', facilities = [] } = seed
  const place = { location_id: seed.location, street_id: seed.street, latitude, longitude }
  const house = { address1: address, postal_code: '6857', city, built_year: 1990, published_on: '2020-01-01' }
  await db
    .insertInto('lodging')
    .values({ id, name, status, max_persons: persons, ...place, ...house, ...(rating !== undefined && { rating }) })
    .execute()
  const texts = ([1, 2, 7] as const).flatMap((language_id) => {
    const title = titles[language_id]
    return title === undefined ? [] : [{ lodging_id: id, language_id, title, body }]
  })
  if (texts.length > 0) await db.insertInto('lodging_text').values(texts).execute()
  const facts = facilities.map(([key, value]) => {
    return { lodging_id: id, facility_id: facilityByKey(key).id, value: String(value) }
  })
  if (facts.length > 0) await db.insertInto('lodging_facility').values(facts).execute()
  const { weekPriceEur = 700, seasons = [], pricesSince } = seed
  const price = { week_price_dkk: weekPriceEur * 746, week_price_eur: weekPriceEur * 100 }
  const since = pricesSince && { since: pricesSince }
  const prices = seasons.map((season_id) => ({ lodging_id: id, season_id, ...price, ...since }))
  if (prices.length > 0) await db.insertInto('lodging_season_price').values(prices).execute()
}

export type StaySeed = Readonly<{
  kind?: 'guest' | 'owner'
  arrival: string
  departure: string
  bookedAt?: string
}>

export async function seedStay(db: Db, lodgingId: number, stay: StaySeed): Promise<void> {
  const { kind = 'guest', arrival, departure, bookedAt = '2026-01-01T10:00:00Z' } = stay
  await db
    .insertInto('stay')
    .values({ lodging_id: lodgingId, kind, arrival, departure, adults: 2, created_at: bookedAt })
    .execute()
}
