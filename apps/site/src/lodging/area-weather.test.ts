import { expect, test } from 'vitest'
import { isBeyondForecast } from './area-weather.tsx'

const forecast = (source: 'met-norway' | 'climate-model') => ({
  days: ['2026-11-19', '2026-11-20'].map((day) => ({
    day,
    symbol: null,
    minTemperature: 4,
    maxTemperature: 7,
    maxWindSpeed: 9,
    precipitationMm: 0,
  })),
  meta: { source, updatedAt: '2026-11-19T06:00:00Z', attribution: null },
})

test('a stay that begins within the forecast shows the weather of today, any other the climate of its month', () => {
  expect(isBeyondForecast('2026-11-20', forecast('met-norway'))).toBe(false)
  expect(isBeyondForecast('2026-11-26', forecast('met-norway'))).toBe(true)
  expect(isBeyondForecast('2027-07-10', forecast('met-norway'))).toBe(true)
})

test('without a forecast a stay shows the climate of its month', () => {
  expect(isBeyondForecast('2026-11-20', forecast('climate-model'))).toBe(true)
  expect(isBeyondForecast('2026-11-20', null)).toBe(true)
})
