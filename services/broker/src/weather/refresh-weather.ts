import { notifyTags } from '@marram/database/changes'
import type { Database } from '@marram/database/schema.generated'
import type { Log } from '@marram/service-kit/logging'
import type { Kysely } from 'kysely'
import { storeForecast } from './stored-forecast.ts'
import type { Forecast, Place, WeatherProvider } from './weather-provider.ts'

export type RefreshWeatherDeps = {
  readonly db: Kysely<Database>
  readonly weather: WeatherProvider
  readonly log: Log
  readonly now: () => Date
  readonly signal?: AbortSignal
}

/**
 * Fetches one area after the other, because weather services block parallel callers. After a failure the stored forecast
 * stays until the next run.
 */
export async function refreshWeather({ db, weather, log, now, signal }: RefreshWeatherDeps): Promise<void> {
  const areas = await db.selectFrom('area').select(['id', 'latitude', 'longitude']).orderBy('id').execute()
  for (const { id, latitude, longitude } of areas) {
    if (signal?.aborted) return
    const place = { latitude, longitude }
    const forecast = await fetchForecast(place, { weather, log, now })
    if (!forecast) continue
    await db.transaction().execute(async (transaction) => {
      const isNew = await storeForecast(transaction, id, { place, forecast }, now())
      if (isNew) await notifyTags(transaction, [`weather:${id}`])
    })
  }
}

type FetchDeps = Pick<RefreshWeatherDeps, 'weather' | 'log' | 'now'>

async function fetchForecast(place: Place, { weather, log, now }: FetchDeps): Promise<Forecast | null> {
  try {
    return await weather.forecast(place, now())
  } catch (error) {
    log.warn({ err: error }, 'the weather could not be fetched')
    return null
  }
}
