import type { BrokerContext } from '../context.ts'
import { presentWeather } from './present-weather.ts'

export const weatherQueries = {
  areaWeather: async (_: unknown, { areaId }: { areaId: number }, { db, now, weather, tag }: BrokerContext) => {
    tag('areas', `weather:${areaId}`)
    const area = await db
      .selectFrom('area')
      .where(({ eb, cast }) => eb(cast<number>('id', 'integer'), '=', areaId))
      .select(['latitude', 'longitude'])
      .executeTakeFirst()
    const forecast = area ? await weather.forecast(area, now()) : null
    return area && forecast ? presentWeather(areaId, area, forecast, now()) : null
  },
}
