import type { CatalogueInput } from '@marram/contract/catalogue/catalogue-record'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

/** Places, seasons and items, by id. */
export async function loadShared(db: Kysely<Database>): Promise<CatalogueInput[]> {
  return [...(await loadPlaces(db)), ...(await loadSeasons(db)), ...(await loadItems(db))]
}

async function loadPlaces(db: Kysely<Database>): Promise<CatalogueInput[]> {
  const areas = await db.selectFrom('area').selectAll().orderBy('id').execute()
  const locations = await db.selectFrom('location').selectAll().orderBy('id').execute()
  const streets = await db.selectFrom('street').selectAll().orderBy('id').execute()
  return [
    ...areas.map(({ id, slug, name, region, latitude, longitude }) => {
      return { kind: 'area' as const, id, slug, name, region, latitude, longitude }
    }),
    ...locations.map(({ id, area_id: areaId, name, latitude, longitude }) => {
      return { kind: 'location' as const, id, areaId, name, latitude, longitude }
    }),
    ...streets.map(({ id, location_id: locationId, name, slug }) => {
      return { kind: 'street' as const, id, locationId, name, slug }
    }),
  ]
}

async function loadSeasons(db: Kysely<Database>): Promise<CatalogueInput[]> {
  const seasons = await db.selectFrom('season').selectAll().orderBy('id').execute()
  return seasons.map((season) => ({
    kind: 'season',
    id: season.id,
    key: season.key,
    startsOn: season.starts_on,
    endsOn: season.ends_on,
    arrivalDays: season.arrival_days,
    minNights: season.min_nights,
    maxNights: season.max_nights,
    wholeWeeks: season.whole_weeks,
  }))
}

async function loadItems(db: Kysely<Database>): Promise<CatalogueInput[]> {
  const items = await db.selectFrom('item').selectAll().orderBy('id').execute()
  return items.map((item) => ({
    kind: 'item',
    id: item.id,
    definitionId: item.definition_id,
    type: item.type,
    chargeType: item.charge_type,
    unitName: item.unit_name,
    meteredQuantity: item.metered_quantity,
    description: { da: item.description_da, de: item.description_de, en: item.description_en },
  }))
}
