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
 * One area after the other: a weather service blocks callers that ask for all at once. An area it does not answer for
 * keeps what is stored, and the next round asks again.
 */
export async function refreshWeather({ db, weather, log, now, signal }: RefreshWeatherDeps): Promise<void> {
  const areas = await db.selectFrom('area').select(['id', 'latitude', 'longitude']).orderBy('id').execute()
  for (const { id, latitude, longitude } of areas) {
    if (signal?.aborted) return
    const place = { latitude, longitude }
    const forecast = await askFor(place, { weather, log, now })
    if (!forecast) continue
    await db.transaction().execute(async (transaction) => {
      const isNew = await storeForecast(transaction, id, { place, forecast }, now())
      if (isNew) await notifyTags(transaction, [`weather:${id}`])
    })
  }
}

type AskDeps = Pick<RefreshWeatherDeps, 'weather' | 'log' | 'now'>

async function askFor(place: Place, { weather, log, now }: AskDeps): Promise<Forecast | null> {
  try {
    return await weather.forecast(place, now())
  } catch (error) {
    log.warn({ err: error }, 'no weather from its source')
    return null
  }
}
