import { expect, test } from 'vitest'
import { nearPlaces } from './near-places.ts'

const area = (id: string, lat: number, lon: number) => ({
  sys: { id, publishedAt: null, firstPublishedAt: null },
  title: id,
  path: `/${id}/`,
  center: { lat, lon },
})

test('nearby areas are listed with their distance, nearest first, without the area itself', () => {
  const areas = [
    area('blavand', 55.5583, 8.1262),
    area('henne', 55.7373, 8.1818),
    { ...area('nowhere', 0, 0), center: null },
    area('ho', 55.5662, 8.2085),
  ]
  const near = nearPlaces({ lat: 55.5583, lon: 8.1262 }, areas, 'blavand')
  expect(near.map(({ title, distanceM }) => `${title} ${distanceM}`)).toEqual(['ho 5300', 'henne 20200'])
})
