import { wholeCatalogue } from '@marram/demo/catalogue/testing/whole-catalogue'
import { demoMapFile } from '@marram/demo/map'
import type { Point } from '@marram/domain/map/view'
import { nearestShore, pointsAtSea } from '@marram/site/server/map/shore'
import { openTileArchive } from '@marram/site/server/map/tile-archive'
import { expect, onTestFinished, test } from 'vitest'

const lodgings = wholeCatalogue().lodgings.map(({ house }) => house)

async function demoMap() {
  const archive = await openTileArchive(demoMapFile)
  onTestFinished(archive.close)
  return archive
}

test('every house of the demo agency is on land on the map', async () => {
  const archive = await demoMap()
  const points = lodgings.map(({ latitude, longitude }): Point => [longitude, latitude])
  expect(await pointsAtSea(archive, points)).toEqual([])
})

test('the distance to the beach on the map matches the page of the house', async () => {
  const archive = await demoMap()
  for (const { name, latitude, longitude, sea } of lodgings) {
    const at: Point = [longitude, latitude]
    // Pages round to 50 and 100 metres, and the map draws curves where the catalogue uses straight lines.
    const shore = await nearestShore(archive, at, sea + 150)
    expect(shore, name).not.toBeNull()
    expect(Math.abs((shore?.distanceM ?? 0) - sea), name).toBeLessThan(140)
  }
})
