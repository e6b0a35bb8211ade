import { expect, test } from 'vitest'
import { findPetRequirement, noPetsValue } from './pets.ts'

test.each([1, 2, 3])('value %d brings that many pets', (value) => {
  expect(findPetRequirement(value)).toEqual({ kind: 'bring', pets: value })
})

// spec: constant no pets
test('value 4 asks for a house without pets', () => {
  expect(noPetsValue).toBe(4)
  expect(findPetRequirement(4)).toEqual({ kind: 'none-allowed' })
})

test.each([0, 5, -1, 1.5, Number.NaN])('%d is not a pet criterion', (value) => {
  expect(findPetRequirement(value)).toBeNull()
})
