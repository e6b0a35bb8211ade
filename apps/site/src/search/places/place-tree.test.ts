import type { PlaceArea } from '@marram/contract/broker/shapes'
import { describe, expect, test } from 'vitest'
import { namedPlaces, openAtFirst, placeTree, tickedPart, togglePlace } from './place-tree.ts'

const spot = { latitude: 55, longitude: 8 }

function area(id: number, name: string, region: PlaceArea['region'], towns: readonly [number, string, number][]) {
  const locations = towns.map(([town, called, lodgingCount]) => ({ id: town, name: called, lodgingCount, ...spot }))
  return { id, slug: name.toLowerCase(), name, region, ...spot, locations }
}

const areas = [
  area(1, 'Søndervig', 'north', [[10, 'Søndervig', 40]]),
  area(15, 'Fanø', 'south', [
    [44, 'Fanø Bad', 5],
    [45, 'Rindby', 9],
    [46, 'Sønderho', 0],
  ]),
  area(13, 'Blåvand', 'south', [[30, 'Blåvand', 60]]),
]
const tree = placeTree(areas, { north: 'Norden', middle: 'Mitte', south: 'Süden' })
const [north, south] = tree
const fano = south?.children[0]

describe('the tree of places', () => {
  test('omits a part of the coast without houses, and towns without houses', () => {
    expect(tree.map(({ name }) => name)).toEqual(['Norden', 'Süden'])
    expect(fano?.children.map(({ name }) => name)).toEqual(['Fanø Bad', 'Rindby'])
  })

  test('does not expand an area of one town', () => {
    expect(north?.children[0]).toMatchObject({ name: 'Søndervig', locationIds: [10], children: [] })
  })

  test('an area includes its empty town: links of area pages name it', () => {
    expect(fano?.locationIds).toEqual([44, 45, 46])
    expect(fano?.lodgingCount).toBe(14)
  })
})

test('a link can name every area, with all its towns, and every town', () => {
  const named = namedPlaces([
    area(13, 'blavand', 'south', [
      [30, 'Blåvand', 60],
      [31, 'Ho', 0],
    ]),
    ...areas.slice(1, 2),
  ])
  expect(named.map(({ slug, locationIds }) => `${slug} ${locationIds}`)).toEqual([
    ...['blavand 30,31', 'fanø 44,45,46'],
    ...['blavand 30', 'ho 31', 'fano-bad 44', 'rindby 45', 'sonderho 46'],
  ])
})

describe('ticking', () => {
  test('an island selects all its towns, and again deselects them all', () => {
    if (!fano) throw new Error('Fanø is missing')
    const whole = togglePlace(fano, [45, 10])
    expect(whole).toEqual([10, 44, 45, 46])
    expect(tickedPart(fano, whole)).toBe('all')
    expect(togglePlace(fano, whole)).toEqual([10])
  })

  test('a town partly selects its area and its coast', () => {
    expect([fano, south].map((node) => node && tickedPart(node, [45]))).toEqual(['some', 'some'])
  })
})

describe('the tree is open', () => {
  test('at the part with most houses, until something is selected', () => {
    expect([...openAtFirst(tree, [])]).toEqual(['south'])
  })

  test('down to the towns of a partly selected area', () => {
    expect([...openAtFirst(tree, [45])]).toEqual(['south', 'area-15'])
    expect([...openAtFirst(tree, [44, 45, 46])]).toEqual(['south'])
  })
})
