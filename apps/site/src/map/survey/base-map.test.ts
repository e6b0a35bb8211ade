import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isOnMap } from '../map-region.ts'
import { clipRing } from '../outline.ts'
import { clockwise, replaceStretch, smooth, stretchOf } from './line.ts'
import { islands, mainlandShore } from './survey.ts'
import { baseMapFile, baseMapModule } from './write-base-map.server.ts'

const square = [
  [0, 0],
  [0, 2],
  [2, 2],
  [2, 0],
] as const

test('the base map in the sources is the output of the build step', async () => {
  expect(await readFile(baseMapFile, 'utf8')).toBe(await baseMapModule())
})

test('lines outside the box are cut off along its edge', () => {
  const cut = clipRing(square, { west: -1, south: -1, east: 1, north: 3 })
  expect(cut).toContainEqual([1, 2])
  expect(cut).toContainEqual([1, 0])
  expect(Math.max(...cut.map(([lon]) => lon))).toBe(1)
})

test('land lies to the right of its outline', () => {
  expect(clockwise(square)).toEqual(square)
  expect(clockwise(square.toReversed())).toEqual(square)
})

test('a stretch of coast is replaced and its ends stay', () => {
  const detour = [[-1, 1]] as const
  expect(stretchOf(square, [2, 0], [0, 2])).toEqual([square[3], square[0], square[1]])
  expect(replaceStretch(square, [0, 0], [0, 2], detour)).toEqual([
    square[1],
    square[2],
    square[3],
    square[0],
    detour[0],
  ])
})

test('a smoothed shore still passes every drawn point', () => {
  const curve = smooth(mainlandShore, 3)
  for (const point of mainlandShore) expect(curve).toContainEqual(point)
  const island = islands[0]?.beach ?? []
  expect(smooth(island, 3, true)).toHaveLength(island.length * 3)
})

test('the map knows which places it can show', () => {
  expect(isOnMap(55.56, 8.08)).toBe(true)
  expect(isOnMap(48.14, 11.58)).toBe(false)
})
