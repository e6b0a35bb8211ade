import { expect, test } from 'vitest'
import type { MapPoint } from '../map-view.ts'
import { byImportance, groupingOf, type PinThing } from './shown-pins.ts'

const lodging = (id: number, price: number | null): PinThing => {
  const point: MapPoint = { id, price, latitude: 55.5, longitude: 8.1, label: '', href: '', title: '' }
  return { kind: 'house', key: `house ${id}`, at: [8.1, 55.5], point }
}
const group = (id: number, count: number): PinThing => {
  return { kind: 'group', key: `group ${id}`, at: [8.1, 55.5], id, count, price: 69_400 }
}

test('the largest group is placed first, then the cheapest house; one without a price comes last', () => {
  const things = [lodging(3, null), lodging(1, 90_000), group(7, 12), lodging(2, 69_400), group(8, 84)]
  expect(things.sort(byImportance).map(({ key }) => key)).toEqual([
    'group 8',
    'group 7',
    'house 2',
    'house 1',
    'house 3',
  ])
})

test('hundreds of houses show their prices from the zoom of a few towns, tens of thousands from that of a village', () => {
  expect(groupingOf(600)).toMatchObject({ cluster: true, clusterMaxZoom: 9 })
  expect(groupingOf(50_000)).toMatchObject({ cluster: true, clusterMaxZoom: 11 })
})
