import { expect, test } from 'vitest'
import type { FacilityKey } from '../facility.ts'
import { defaultParty } from '../party.ts'
import { packingList } from './packing-list.ts'

type Facts = { facilities?: readonly FacilityKey[]; items?: readonly string[]; party?: Partial<typeof defaultParty> }

const listOf = ({ facilities = [], items = [], party = {} }: Facts = {}) =>
  packingList({
    has: (key) => facilities.includes(key),
    ordered: (type) => items.includes(type),
    party: { ...defaultParty, ...party },
  })

test('without extras and in a house without facilities, guests bring linen and do the cleaning', () => {
  expect(listOf()).toEqual({ bring: ['linen', 'kitchen-towels', 'toilet-paper', 'cleaning'], there: [] })
})

test('ordered extras stay off the list', () => {
  const { bring, there } = listOf({ facilities: ['fireplace'], items: ['linen', 'cleaning', 'firewood'] })
  expect(bring).toEqual(['kitchen-towels', 'toilet-paper'])
  expect(there).toEqual(['linen', 'cleaning', 'firewood'])
})

test('facilities of the house add further things', () => {
  const facilities = [
    'sauna',
    'fireplace',
    'grill',
    'ev-charger',
    'dishwasher',
    'streaming',
    'washing-machine',
  ] as const
  const { bring } = listOf({ facilities, items: ['linen', 'cleaning'] })
  expect(bring).toEqual([
    'extra-towels',
    'kitchen-towels',
    'toilet-paper',
    'dishwasher-tabs',
    'detergent',
    'firewood',
    'charcoal',
    'charging-cable',
    'streaming-login',
  ])
})

test.each([
  ['pool', 'extra-towels'],
  ['spa', 'extra-towels'],
  ['outdoor-spa', 'extra-towels'],
  ['wilderness-bath', 'extra-towels'],
  ['wilderness-bath', 'firewood'],
  ['coffee-maker', 'coffee-filters'],
  ['bonfire-place', 'charcoal'],
] as const)('a house with %s adds %s', (facility, thing) => {
  expect(listOf({ facilities: [facility] }).bring).toContain(thing)
})

test('baby items are ordered, in the house or brought; without a baby none is listed', () => {
  const baby = { infants: 1 }
  expect(listOf({ party: baby }).bring).toEqual(expect.arrayContaining(['cot', 'high-chair']))
  for (const there of [
    listOf({ facilities: ['cot', 'high-chair'], party: baby }),
    listOf({ items: ['cot', 'high-chair'], party: baby }),
  ]) {
    expect(there.bring).toContain('cot-linen')
    expect(there.bring).not.toContain('cot')
    expect(there.bring).not.toContain('high-chair')
    expect(there.there).toEqual(['cot', 'high-chair'])
  }
  expect(listOf({ facilities: ['cot', 'high-chair'] })).toEqual(listOf())
})

test('a baby needs a bed and a chair unless the house has them, and a dog needs its things', () => {
  const items = ['linen', 'cleaning', 'cot']
  const { bring, there } = listOf({ facilities: ['high-chair'], items, party: { infants: 1, pets: 1 } })
  expect(bring).toEqual(['kitchen-towels', 'toilet-paper', 'cot-linen', 'dog'])
  expect(there).toEqual(['linen', 'cleaning', 'cot', 'high-chair'])
  expect(listOf({ items: ['linen', 'cleaning'], party: { infants: 1 } }).bring).toContain('cot')
  expect(listOf({ facilities: ['cot', 'high-chair'], items: ['linen', 'cleaning'] }).there).not.toContain('cot')
})
