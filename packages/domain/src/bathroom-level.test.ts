import { expect, test } from 'vitest'
import { bathroomLevels, findBathroomMinimums } from './bathroom-level.ts'

// spec: constant bathroom levels
test('the levels are 2 to 8, and each requires exactly one room more than the one below', () => {
  expect(bathroomLevels).toEqual([2, 3, 4, 5, 6, 7, 8])
  for (const level of bathroomLevels) {
    const minimums = findBathroomMinimums(level)
    expect((minimums?.bathrooms ?? 0) + (minimums?.showerRooms ?? 0)).toBe(level)
  }
})

test('no level requires more showers than bathrooms', () => {
  for (const level of bathroomLevels) {
    const { bathrooms, showerRooms } = findBathroomMinimums(level) ?? { bathrooms: 0, showerRooms: 1 }
    expect(showerRooms).toBeLessThanOrEqual(bathrooms)
  }
})

test('level 4 is two bathrooms, both with a shower', () => {
  expect(findBathroomMinimums(4)).toEqual({ bathrooms: 2, showerRooms: 2 })
})

test.each([0, 1, 9, 2.5, -2, Number.NaN])('%d is not a bathroom level', (level) => {
  expect(findBathroomMinimums(level)).toBeNull()
})
