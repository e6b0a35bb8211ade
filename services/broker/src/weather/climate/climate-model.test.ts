import { describe, expect, test } from 'vitest'
import { climateForecast, isDaylight } from './climate-model.ts'
import { normalsAt } from './normals.ts'
import { sampleClimate } from './sample.ts'
import { symbolOf } from './symbol.ts'

const blavand = { latitude: 55.558, longitude: 8.127 }
const sondervig = { latitude: 56.118, longitude: 8.114 }
const now = new Date('2027-07-10T10:20:00Z')
const hourMs = 3_600_000

/** Every hour of ten years in one month. */
function hoursOf(month: number) {
  return Array.from({ length: 10 }, (_, year) =>
    Array.from({ length: 28 * 24 }, (_, hour) =>
      sampleClimate(blavand, Date.UTC(2020 + year, month - 1, 1) + hour * hourMs),
    ),
  ).flat()
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the climate model', () => {
  test('gives the same values for an hour at every call', () => {
    const early = climateForecast(blavand, now)
    const later = climateForecast(blavand, new Date('2027-07-12T03:00:00Z'))
    const time = '2027-07-13T12:00:00.000Z'
    expect(early.steps.find((step) => step.time === time)).toEqual(later.steps.find((step) => step.time === time))
    expect(climateForecast(blavand, now)).toEqual(early)
  })

  test('names itself as the source', () => {
    expect(climateForecast(blavand, now)).toMatchObject({
      source: 'climate-model',
      updatedAt: '2027-07-10T10:00:00.000Z',
    })
  })

  test('begins with the current hour and covers more than a week', () => {
    const { steps } = climateForecast(blavand, now)
    expect(steps[0]?.time).toBe('2027-07-10T10:00:00.000Z')
    expect(steps.at(-1)?.time).toBe('2027-07-18T09:00:00.000Z')
  })

  test.each([
    ['January', 1, 0, 4],
    ['July', 7, 15, 19],
    ['October', 10, 8.5, 12.5],
  ])('is as warm as %s is on the coast', (_, month, low, high) => {
    const warmth = mean(hoursOf(month).map(({ temperature }) => temperature))
    expect(warmth).toBeGreaterThan(low)
    expect(warmth).toBeLessThan(high)
  })

  test('has windier and wetter autumns than springs', () => {
    const [may, november] = [hoursOf(5), hoursOf(11)]
    expect(mean(november.map(({ windSpeed }) => windSpeed))).toBeGreaterThan(mean(may.map((hour) => hour.windSpeed)))
    const wet = (hours: typeof may) =>
      hours.filter(({ precipitationMm }) => precipitationMm > 0.1).length / hours.length
    expect(wet(november)).toBeGreaterThan(wet(may))
    expect(wet(may)).toBeGreaterThan(0.02)
    expect(wet(november)).toBeLessThan(0.5)
  })

  test('is warmer in the afternoon than at night', () => {
    const july = hoursOf(7)
    const at = (hour: number) =>
      mean(july.filter((_, index) => index % 24 === hour).map(({ temperature }) => temperature))
    expect(at(14)).toBeGreaterThan(at(2) + 2)
  })

  test('changes smoothly and stays within physical limits', () => {
    const hours = [...hoursOf(1), ...hoursOf(7)]
    for (const hour of hours) {
      expect(hour.cloud >= 0 && hour.cloud <= 100 && hour.humidity > 0 && hour.humidity <= 100).toBe(true)
      expect(hour.windSpeed > 0 && hour.windSpeed < 25 && hour.windFrom >= 0 && hour.windFrom < 360).toBe(true)
      expect(hour.pressure > 985 && hour.pressure < 1045 && hour.precipitationMm >= 0).toBe(true)
    }
    const steps = hours.slice(0, 600).map(({ temperature }) => temperature)
    const jumps = steps.slice(1).map((warmth, index) => Math.abs(warmth - (steps[index] ?? warmth)))
    expect(Math.max(...jumps)).toBeLessThan(2)
  })

  test('differs between places, because fronts arrive at different times', () => {
    const [north, south] = [sampleClimate(sondervig, now.getTime()), sampleClimate(blavand, now.getTime())]
    expect(north).not.toEqual(south)
    expect(Math.abs(north.temperature - south.temperature)).toBeLessThan(1.5)
  })
})

test('the year passes from December to January without a step', () => {
  const before = normalsAt(Date.UTC(2026, 11, 31, 23, 59))
  const after = normalsAt(Date.UTC(2027, 0, 1, 0, 1))
  expect(Math.abs(before.temperature - after.temperature)).toBeLessThan(0.1)
})

test.each([
  ['midsummer at 4:30 in the morning', '2027-06-21T02:30:00Z', false],
  ['midsummer at 5:30 in the morning', '2027-06-21T03:30:00Z', true],
  ['midsummer at 10 in the evening', '2027-06-21T20:00:00Z', true],
  ['Christmas at 3 in the afternoon', '2027-12-24T14:00:00Z', true],
  ['Christmas at 5 in the afternoon', '2027-12-24T16:00:00Z', false],
])('daylight at %s: %s is %s', (_, time, isDay) => {
  expect(isDaylight(blavand, Date.parse(time))).toBe(isDay)
})

test.each([
  [{ cloud: 5, temperature: 20, precipitationMmPerHour: 0, isDay: true }, 'clearsky_day'],
  [{ cloud: 5, temperature: 9, precipitationMmPerHour: 0, isDay: false }, 'clearsky_night'],
  [{ cloud: 30, temperature: 20, precipitationMmPerHour: 0, isDay: true }, 'fair_day'],
  [{ cloud: 60, temperature: 20, precipitationMmPerHour: 0.05, isDay: true }, 'partlycloudy_day'],
  [{ cloud: 95, temperature: 20, precipitationMmPerHour: 0, isDay: true }, 'cloudy'],
  [{ cloud: 95, temperature: 20, precipitationMmPerHour: 0.2, isDay: true }, 'lightrain'],
  [{ cloud: 95, temperature: 1, precipitationMmPerHour: 0.5, isDay: true }, 'sleet'],
  [{ cloud: 95, temperature: -1, precipitationMmPerHour: 2, isDay: true }, 'heavysnow'],
  [{ cloud: 60, temperature: 12, precipitationMmPerHour: 0.5, isDay: true }, 'rainshowers_day'],
])('a sky of %o is shown as %s', (sky, symbol) => {
  expect(symbolOf(sky)).toBe(symbol)
})
