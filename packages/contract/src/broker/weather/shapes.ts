import * as v from 'valibot'
import { day, instant } from '../shapes.ts'

const figure = v.nullable(v.number())
const symbol = v.nullable(v.string())

export const weatherDay = v.object({
  day,
  symbol,
  minTemperature: v.number(),
  maxTemperature: v.number(),
  maxWindSpeed: v.number(),
  precipitationMm: v.number(),
})
export type WeatherDay = v.InferOutput<typeof weatherDay>

export const areaWeather = v.object({
  id: v.number(),
  areaId: v.number(),
  time: instant,
  lat: v.number(),
  lng: v.number(),
  airPressure: figure,
  airTemperature: v.number(),
  cloudAreaFraction: figure,
  relativeHumidity: figure,
  windFromDirection: figure,
  windSpeed: v.number(),
  symbolNext1Hours: symbol,
  symbolNext6Hours: symbol,
  symbolNext12Hours: symbol,
  days: v.array(weatherDay),
  meta: v.object({
    source: v.picklist(['climate-model', 'met-norway']),
    updatedAt: instant,
    attribution: v.nullable(v.string()),
  }),
})
export type AreaWeather = v.InferOutput<typeof areaWeather>
