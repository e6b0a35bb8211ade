import { expect, test } from 'vitest'
import { skyOf, windFrom } from './weather-words.ts'

const eight = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

test.each([
  [0, 'N'],
  [22.4, 'N'],
  [22.6, 'NE'],
  [180, 'S'],
  [270, 'W'],
  [337.6, 'N'],
  [360, 'N'],
  [-90, 'W'],
])('wind from %d degrees comes from %s', (degrees, name) => {
  expect(windFrom(degrees, eight)).toBe(name)
})

test('wind without a direction has no name', () => {
  expect(windFrom(null, eight)).toBeNull()
})

test.each([
  ['clearsky_day', 'clear'],
  ['fair_night', 'partly-cloudy'],
  ['partlycloudy_day', 'partly-cloudy'],
  ['lightrainshowers_day', 'rain'],
  ['heavysnowandthunder', 'snow'],
  ['sleet', 'rain'],
  ['fog', 'cloudy'],
  [null, 'cloudy'],
])('the sky %s is shown as %s', (symbol, sky) => {
  expect(skyOf(symbol)).toBe(sky)
})
