import type { Database } from '@marram/database/schema.generated'
import type { Edition } from '@marram/domain/edition'
import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import { cardFacilities, cardHighlights } from '@marram/domain/facility/appearance'
import { facilityDuring, todayAsStay } from '@marram/domain/facility/validity'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import type { Kysely } from 'kysely'

const shownFacilities = 3
const shownImages = 5

/**
 * Loads everything on a card but its price, in three queries for any number of cards. A house that cannot be booked or
 * has no text in the language has no card. Facilities are those during the offered stay, or today without one.
 */
export async function loadCards(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  ids: readonly number[],
  edition: Edition,
  stays: ReadonlyMap<number, Stay>,
): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map()
  const [houses, facts, images] = await Promise.all([
    loadLodgings(db, ids, edition),
    loadFacts(db, ids),
    loadImages(db, ids),
  ])
  const factsOf = Map.groupBy(facts, (row) => row.lodging_id)
  const imagesOf = Map.groupBy(images, (row) => row.lodging_id)
  const today = todayAsStay(copenhagenDay(now()))
  return new Map(
    houses.map((house) => {
      const values = valuesDuring(factsOf.get(house.id) ?? [], stays.get(house.id) ?? today)
      return [house.id, presentCard(house, values, imagesOf.get(house.id) ?? [], edition)]
    }),
  )
}

export type Card = ReturnType<typeof presentCard>
type Rows<Load extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Load>>

function presentCard(
  house: Rows<typeof loadLodgings>[number],
  values: ReadonlyMap<number, string>,
  images: Rows<typeof loadImages>,
  edition: Edition,
) {
  const number = (key: FacilityKey): number | null => toNumber(values.get(facilityByKey(key).id))
  return {
    id: house.id,
    name: house.name,
    title: house.title,
    city: house.city,
    areaName: house.area_name,
    maxPersons: house.max_persons,
    bedrooms: number('bedrooms') ?? 0,
    distanceToBeachM: number('distance-beach'),
    rating: house.rating,
    reviewCount: house.review_count,
    facilities: presentHighlights(values, edition),
    latitude: house.latitude,
    longitude: house.longitude,
    images: images.map((row) => ({ url: row.url, width: row.width, height: row.height, tagIds: row.tag_ids })),
  }
}

function valuesDuring(facts: Rows<typeof loadFacts>, stay: Stay): Map<number, string> {
  const entries = [...Map.groupBy(facts, (row) => row.facilityId)].map(([id, rows]) => [id, facilityDuring(rows, stay)])
  return new Map(entries.filter((entry): entry is [number, string] => entry[1] !== null))
}

type Db = Kysely<Database>

function loadLodgings(db: Db, ids: readonly number[], { languageId }: Edition) {
  return db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .innerJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
    .where('lodging.id', 'in', ids)
    .where('lodging.status', '=', 'active')
    .select([
      'lodging.id',
      'lodging.name',
      'lodging.city',
      'lodging.max_persons',
      'lodging.rating',
      'lodging.review_count',
      'lodging.latitude',
      'lodging.longitude',
    ])
    .select(['lodging_text.title', 'area.name as area_name'])
    .execute()
}

function loadFacts(db: Db, ids: readonly number[]) {
  const facilityIds = [...cardHighlights, 'bedrooms' as const, 'distance-beach' as const].map(
    (key) => facilityByKey(key).id,
  )
  return db
    .selectFrom('lodging_facility')
    .where('lodging_id', 'in', ids)
    .where('facility_id', 'in', facilityIds)
    .select(['lodging_id', 'facility_id as facilityId', 'value', 'from_date as fromDate', 'to_date as toDate'])
    .execute()
}

function loadImages(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('lodging_image')
    .where('lodging_id', 'in', ids)
    .where('sort_order', '<=', shownImages)
    .where('kind', '<>', 'panorama')
    .select(['lodging_id', 'url', 'width', 'height', 'tag_ids'])
    .orderBy('lodging_id')
    .orderBy('sort_order')
    .execute()
}

function presentHighlights(values: ReadonlyMap<number, string>, { key: language }: Edition) {
  const has = (id: number): boolean => !['0', 'false', '', undefined].includes(values.get(id))
  return cardFacilities((key) => has(facilityByKey(key).id), shownFacilities)
    .map((key) => facilityByKey(key))
    .map(({ key, names }) => ({ key, name: names[language] }))
}

function toNumber(value: string | undefined): number | null {
  const parsed = Number(value)
  return value === undefined || value.trim() === '' || !Number.isFinite(parsed) ? null : parsed
}
