import { expect, test } from 'vitest'
import { type Facility, facilities } from '../facility.ts'
import { appearanceOf, cardFacilities, cardHighlights, filterHighlights, standoutFacilities } from './appearance.ts'

const file = 'packages/domain/src/facility/appearance.ts'
const look = ({ key }: Facility) => appearanceOf(key)
const isListed = (facility: Facility) => look(facility).filter === undefined

test('a numeric facility in the general filter list has steps in ascending order', () => {
  const numbers = facilities.filter((facility) => facility.valueType === 'number' && isListed(facility))
  const missing = numbers.filter((facility) => !look(facility).steps?.length).map(({ key }) => key)
  expect(missing, `${file}: add steps`).toEqual([])
  for (const facility of numbers) {
    const steps = look(facility).steps ?? []
    expect(steps, facility.key).toEqual([...new Set(steps)].sort((a, b) => a - b))
  }
})

test('only numbers in that list have steps', () => {
  const pointless = facilities.filter(
    (facility) => look(facility).steps && !(facility.valueType === 'number' && isListed(facility)),
  )
  expect(
    pointless.map(({ key }) => key),
    `${file}: remove steps`,
  ).toEqual([])
})

test('change days have a separate criterion', () => {
  const listed = facilities.filter((facility) => facility.groups.includes('change-days') && isListed(facility))
  expect(
    listed.map(({ key }) => key),
    `${file}: filter is 'own'`,
  ).toEqual([])
})

test.each(Object.entries({ cardHighlights, standoutFacilities, ...filterHighlights }))(
  '%s are yes/no features',
  (_, keys) => {
    const flags = new Set<string>(facilities.filter(({ valueType }) => valueType === 'bool').map(({ key }) => key))
    expect(keys.filter((key) => !flags.has(key))).toEqual([])
    expect(keys.length).toBeGreaterThan(0)
  },
)

test.each(['card', 'similar', 'wellness', 'household'] as const)(
  'each position in the list %s is used once',
  (list) => {
    const places = facilities.flatMap((facility) => look(facility).highlights?.[list] ?? [])
    const sorted = places.sort((a, b) => a - b)
    expect(sorted, `${file}: number the highlights from 1 on`).toEqual(sorted.map((_, index) => index + 1))
  },
)

test('a card names one of several hot tubs, and each has a distinct icon', () => {
  const all = new Set<string>(['spa', 'outdoor-spa', 'wilderness-bath', 'sauna', 'fireplace'])
  expect(cardFacilities((key) => all.has(key), 3)).toEqual(['wilderness-bath', 'sauna', 'fireplace'])
  expect(cardFacilities((key) => key === 'spa', 3)).toEqual(['spa'])
  const icons = (['spa', 'outdoor-spa', 'wilderness-bath', 'bathtub'] as const).map((key) => appearanceOf(key).icon)
  expect(new Set(icons).size).toBe(4)
})
