import { afterAll, beforeAll, expect, test } from 'vitest'
import { coastFile } from './coast.ts'
import { pointsAtSea } from './shore.ts'
import { openTileArchive, type TileArchive } from './tile-archive.ts'

let archive: TileArchive
beforeAll(async () => {
  archive = await openTileArchive(coastFile)
})
afterAll(() => archive.close())

test.each([
  ['Skagen', 10.583, 57.721],
  ['Hvide Sande', 8.1268, 56.0005],
  ['Ebeltoft', 10.685, 56.194],
  ['Nordby, Fanø', 8.4, 55.444],
  ['Marstal', 10.515, 54.856],
  ['Rønne', 14.71, 55.1],
  ['Gudhjem', 14.968, 55.209],
  ['List, Sylt', 8.43, 55.015],
  ['Norddorf, Amrum', 8.333, 54.678],
  ['Burg, Fehmarn', 11.195, 54.437],
  ['Prerow', 12.573, 54.444],
  ['Zingst', 12.682, 54.435],
  ['Ahrenshoop', 12.421, 54.383],
  ['Binz, Rügen', 13.61, 54.4],
  ['Norderney', 7.15, 53.707],
  ['Domburg', 3.496, 51.563],
  ['Newquay', -5.075, 50.412],
  ['St Ives', -5.482, 50.211],
  ['Smögen', 11.226, 58.358],
])('%s is on land', async (_, lon, lat) => {
  expect(await pointsAtSea(archive, [[lon, lat]])).toEqual([])
})

test.each([
  ['the North Sea', 7.5, 55.5],
  ['Ringkøbing Fjord', 8.24, 55.965],
  ['the Limfjord', 9.15, 56.83],
  ['the Wadden Sea east of Fanø', 8.55, 55.4],
  ['the Great Belt', 10.95, 55.35],
  ['the sea off Zingst', 12.68, 54.47],
  ['the lagoon south of Zingst', 12.62, 54.395],
  ['the sea between Rügen and Bornholm', 14.2, 54.8],
  ['Kiel Bight', 10.5, 54.6],
  ['St Ives Bay', -5.44, 50.23],
])('%s is water', async (_, lon, lat) => {
  expect(await pointsAtSea(archive, [[lon, lat]])).toHaveLength(1)
})
