import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { Forecast, Place } from './weather-provider.ts'

const figure = v.nullable(v.number())
const outlook = v.nullable(v.object({ symbol: v.string(), precipitationMm: v.number() }))
const steps = v.array(
  v.object({
    time: v.string(),
    airPressure: figure,
    airTemperature: v.number(),
    cloudAreaFraction: figure,
    relativeHumidity: figure,
    windFromDirection: figure,
    windSpeed: v.number(),
    next1Hours: outlook,
    next6Hours: outlook,
    next12Hours: outlook,
  }),
)

export type StoredForecast = { readonly place: Place; readonly forecast: Forecast }

/** Null for an unknown area and before the first fetch. */
export async function findForecast(db: Kysely<Database>, areaId: number): Promise<StoredForecast | null> {
  const row = await db
    .selectFrom('area_weather')
    .where(({ eb, cast }) => eb(cast<number>('area_id', 'integer'), '=', areaId))
    .selectAll()
    .executeTakeFirst()
  if (!row) return null
  const { source, attribution, updated_at, latitude, longitude } = row
  const forecast = { source, attribution, updatedAt: updated_at.toISOString(), steps: v.parse(steps, row.steps) }
  return { place: { latitude, longitude }, forecast }
}

/** Returns true if the forecast differs from the stored one. */
export async function storeForecast(
  db: Kysely<Database>,
  areaId: number,
  { place, forecast }: StoredForecast,
  fetchedAt: Date,
): Promise<boolean> {
  const row = {
    area_id: areaId,
    source: forecast.source,
    attribution: forecast.attribution,
    latitude: place.latitude,
    longitude: place.longitude,
    updated_at: forecast.updatedAt,
    fetched_at: fetchedAt,
    steps: JSON.stringify(forecast.steps),
  }
  const changed = await db
    .insertInto('area_weather')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('area_id')
        .doUpdateSet(row)
        .where(
          sql<boolean>`(area_weather.source, area_weather.attribution, area_weather.latitude, area_weather.longitude, area_weather.updated_at, area_weather.steps)
            is distinct from (excluded.source, excluded.attribution, excluded.latitude, excluded.longitude, excluded.updated_at, excluded.steps)`,
        ),
    )
    .returning('area_id')
    .execute()
  if (changed.length > 0) return true
  await db.updateTable('area_weather').set({ fetched_at: fetchedAt }).where('area_id', '=', areaId).execute()
  return false
}
