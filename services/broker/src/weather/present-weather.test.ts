import { describe, expect, test } from 'vitest'
import { climateForecast } from './climate/climate-model.ts'
import { presentWeather } from './present-weather.ts'
import type { Forecast, WeatherStep } from './weather-provider.ts'

const place = { latitude: 55.5, longitude: 8.1 }
const now = new Date('2027-07-10T10:20:00Z')

function stepAt(time: string, given: Partial<WeatherStep> = {}): WeatherStep {
  return {
    time,
    airPressure: 1012,
    airTemperature: 15,
    cloudAreaFraction: 40,
    relativeHumidity: 70,
    windFromDirection: 270,
    windSpeed: 6,
    next1Hours: null,
    next6Hours: null,
    next12Hours: null,
    ...given,
  }
}
const forecastOf = (...steps: WeatherStep[]): Forecast => ({
  source: 'met-norway',
  updatedAt: '2027-07-10T09:00:00.000Z',
  attribution: 'MET Norway',
  steps,
})
const rain = (precipitationMm: number) => ({ symbol: 'rain', precipitationMm })

describe('the weather of an area', () => {
  test('is that of the last step before now', () => {
    const forecast = forecastOf(
      stepAt('2027-07-10T09:00:00.000Z'),
      stepAt('2027-07-10T10:00:00.000Z', { airTemperature: 17, next1Hours: rain(0.2), next12Hours: rain(3) }),
      stepAt('2027-07-10T11:00:00.000Z'),
    )
    expect(presentWeather(4, place, forecast, now)).toMatchObject({
      id: 4,
      areaId: 4,
      time: '2027-07-10T10:00:00.000Z',
      lat: 55.5,
      lng: 8.1,
      airTemperature: 17,
      symbolNext1Hours: 'rain',
      symbolNext6Hours: null,
      symbolNext12Hours: 'rain',
      meta: { source: 'met-norway', attribution: 'MET Norway' },
    })
  })

  test('is unknown if the forecast has ended, is empty or has not begun', () => {
    expect(presentWeather(4, place, forecastOf(stepAt('2027-07-10T03:00:00.000Z')), now)).toBeNull()
    expect(presentWeather(4, place, forecastOf(stepAt('2027-07-11T10:00:00.000Z')), now)).toBeNull()
    expect(presentWeather(4, place, forecastOf(), now)).toBeNull()
  })

  test('covers seven Danish days', () => {
    const weather = presentWeather(
      4,
      place,
      climateForecast(place, new Date('2027-07-10T22:30:00Z')),
      new Date('2027-07-10T22:30:00Z'),
    )
    expect(weather?.days.map(({ day }) => day)).toEqual([
      '2027-07-11',
      '2027-07-12',
      '2027-07-13',
      '2027-07-14',
      '2027-07-15',
      '2027-07-16',
      '2027-07-17',
    ])
    for (const { minTemperature, maxTemperature } of weather?.days ?? []) {
      expect(minTemperature).toBeLessThan(maxTemperature)
    }
  })

  test('counts rain once, with hourly and six-hour steps', () => {
    const forecast = forecastOf(
      stepAt('2027-07-10T10:00:00.000Z', { next1Hours: rain(1), next6Hours: rain(9) }),
      stepAt('2027-07-10T11:00:00.000Z', { next1Hours: rain(0.5), next6Hours: rain(4) }),
      stepAt('2027-07-10T17:00:00.000Z', { next6Hours: rain(2), windSpeed: 11, airTemperature: 12 }),
      stepAt('2027-07-10T23:00:00.000Z', { next6Hours: rain(7), airTemperature: 9 }),
    )
    const [today, tomorrow] = presentWeather(4, place, forecast, now)?.days ?? []
    expect(today).toEqual({
      day: '2027-07-10',
      symbol: 'rain',
      minTemperature: 12,
      maxTemperature: 15,
      maxWindSpeed: 11,
      precipitationMm: 7,
    })
    expect(tomorrow).toMatchObject({ day: '2027-07-11', precipitationMm: 7 })
  })

  test('shows the symbol of midday', () => {
    const forecast = forecastOf(
      stepAt('2027-07-10T10:00:00.000Z', { next6Hours: { symbol: 'fair_day', precipitationMm: 0 } }),
      stepAt('2027-07-10T18:00:00.000Z', { next6Hours: { symbol: 'heavyrain', precipitationMm: 20 } }),
    )
    expect(presentWeather(4, place, forecast, now)?.days[0]?.symbol).toBe('fair_day')
  })
})
