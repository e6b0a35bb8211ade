import { demoMapFile } from '@marram/demo/map'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({ lodgings: 20, env: { MAP_TILES: demoMapFile } })
})
afterAll(() => agency?.stop())

const get = (path: string) => visit(agency.port, path, { host: `de.localhost:${agency.port}` })

test('a page shows the operator’s map as a picture, and names the source of its data', async () => {
  const html = (await get('/dev/map/')).text
  expect(html).toMatch(/<html[^>]* data-map="6\.8 54\.5 10\.3 57\.2 protomaps"/)
  expect(html).toMatch(/<a href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap<\/a>/)
  expect(html).toMatch(/<a href="https:\/\/protomaps\.com"[^>]*>Protomaps<\/a>/)
  const [, src = ''] = /<img [^>]*src="(\/map\/picture\.svg[^"]*)"/.exec(html) ?? []
  const picture = await get(src.replaceAll('&amp;', '&'))
  expect(picture.headers['content-type']).toBe('image/svg+xml')
  expect(picture.text).toContain('>Nordsee</text>')
})

test('the opened map has its tiles from here, and ends around the houses', async () => {
  const style = JSON.parse((await get('/map/style.json')).text)
  const [west, south, east, north] = style.metadata.limits
  expect(west).toBeGreaterThan(4)
  expect(east).toBeLessThan(12)
  expect(north - south).toBeLessThan(8)
  const [template = ''] = style.sources.base.tiles
  // Blåvand.
  const tile = await get(template.replace('{z}', '10').replace('{x}', '535').replace('{y}', '321'))
  expect([tile.status, tile.headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile'])
})
