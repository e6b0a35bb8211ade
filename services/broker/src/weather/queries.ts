import type { BrokerContext } from '../context.ts'
import { presentWeather } from './present-weather.ts'
import { findForecast } from './stored-forecast.ts'

export const weatherQueries = {
  areaWeather: async (_: unknown, { areaId }: { areaId: number }, { db, now, tag }: BrokerContext) => {
    tag('areas', `weather:${areaId}`)
    const stored = await findForecast(db, areaId)
    return stored && presentWeather(areaId, stored.place, stored.forecast, now())
  },
}
