import type { Reply } from '../operation.ts'

export type AreaWeather = NonNullable<Reply<'AreaWeather'>['areaWeather']>
export type WeatherDay = AreaWeather['days'][number]
