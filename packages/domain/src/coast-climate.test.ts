import { expect, test } from 'vitest'
import { afternoonC, coastClimate } from './coast-climate.ts'

test('the year on the coast has twelve months, a cool spring sea and the warmest water in August', () => {
  expect(coastClimate).toHaveLength(12)
  const water = coastClimate.map(({ waterC }) => waterC)
  expect(water.indexOf(Math.max(...water))).toBe(7)
  expect(water[4]).toBeLessThan(coastClimate.map(afternoonC)[4] ?? 0)
  expect(coastClimate.map(afternoonC)).toEqual([3, 3, 6, 10, 15, 18, 20, 20, 17, 13, 8, 5])
})
