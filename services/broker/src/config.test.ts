import { parseConfig } from '@marram/service-kit/config'
import { createLog } from '@marram/service-kit/logging'
import { expect, test } from 'vitest'
import { brokerProblems, brokerSettings, createWeather } from './config.ts'

const log = createLog({ name: 'test', level: 'silent' })
const read = (env: Record<string, string>) => parseConfig(brokerSettings, env, brokerProblems)
const place = { latitude: 55.5, longitude: 8.1 }

test('without settings the weather needs no network', async () => {
  const forecast = await createWeather(read({}), log).forecast(place, new Date('2027-07-10T10:00:00Z'))
  expect(forecast?.source).toBe('climate-model')
})

test('with a URL and a user agent the weather service is used', async () => {
  // Nothing listens on port 1, so the forecast must be null, not the climate model.
  const config = read({ WEATHER_URL: 'http://127.0.0.1:1/compact', WEATHER_USER_AGENT: 'marram.example' })
  expect(await createWeather(config, log).forecast(place, new Date('2027-07-10T10:00:00Z'))).toBeNull()
})

test('a URL without a user agent is refused at the start', () => {
  expect(() => read({ WEATHER_URL: 'https://weather.example/compact' })).toThrow('WEATHER_USER_AGENT: is not set')
})
