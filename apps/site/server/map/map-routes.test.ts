import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { standardPalette } from '@marram/i18n/agency/agency-colours'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { PbfReader } from 'pbf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mapColours } from './map-colours.ts'
import { mountMapRoutes } from './map-routes.ts'
import { createRegion, limitsAround, openSiteMap, type SiteMap } from './site-map.ts'
import { islandArchive, keepFile } from './testing/small-archive.ts'

const colours = mapColours((token) => standardPalette[token])
const failures: unknown[] = []
let houses: { lat: number; lng: number }[] | Error = []
let now = 0
let map: SiteMap
let app: ReturnType<typeof createService>
const file = keepFile(islandArchive())

beforeAll(async () => {
  map = await openSiteMap({
    file: await file.path,
    credit: 'protomaps',
    loadHouses: async () => {
      if (houses instanceof Error) throw houses
      return houses
    },
    loadAreas: async () => [{ name: 'Area', latitude: 54.4, longitude: 12.6 }],
    now: () => now,
  })
})
afterAll(async () => {
  await map.archive.close()
  await file.remove()
})
beforeEach(() => {
  failures.length = 0
  now += 3_600_000
  houses = [
    { lat: 54.4, lng: 12.55 },
    { lat: 54.42, lng: 12.65 },
  ]
  mountWith(map)
})

function mountWith(shown: SiteMap): void {
  app = createService({ name: 'site', log: createLog({ name: 'test', level: 'silent' }), publicKeys: null })
  mountMapRoutes(app, { map: shown, editionOf: () => 'de', onFailure: (error) => failures.push(error), now: () => now })
}
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers })

describe('a tile', () => {
  // 12.6° east, 54.41° north.
  const path = '/map/tiles/12/2191/1306.mvt'

  test('comes as it is stored', async () => {
    const reply = await get(path, { 'accept-encoding': 'gzip, br' })
    expect(reply.status).toBe(200)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      vary: expect.stringMatching(/Accept-Encoding/i),
    })
    const tile = new VectorTile(new PbfReader(gunzipSync(Buffer.from(await reply.arrayBuffer()))))
    expect(Object.keys(tile.layers)).toContain('earth')
  })

  test('is unpacked for a client that takes no gzip', async () => {
    const reply = await get(path)
    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(Object.keys(new VectorTile(new PbfReader(Buffer.from(await reply.arrayBuffer()))).layers)).toContain('earth')
  })

  test('is sent once to a browser that keeps it', async () => {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
    const again = await get(path, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('has only headers for HEAD', async () => {
    const reply = await get(path, {}, 'HEAD')
    expect([reply.status, await reply.text()]).toEqual([200, ''])
    expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(0)
  })

  test('of empty sea has no content', async () => {
    const reply = await get('/map/tiles/12/0/0.mvt')
    expect([reply.status, await reply.text()]).toEqual([204, ''])
  })

  test.each([
    '13/4382/2612',
    '5/17/10',
    '12/4096/0',
    '12/0/4096',
    '99/1/1',
    '12/-1/0',
    '12/1.5/0',
    '12/1/1e3',
    'x/1/1',
    '12/999999999/0',
  ])('with the numbers %s does not exist', async (numbers) => {
    expect((await get(`/map/tiles/${numbers}.mvt`)).status).toBe(404)
  })
})

describe('the style', () => {
  const styleOf = async () => JSON.parse(await (await get('/map/style.json')).text())

  test('has only colours of the agency', async () => {
    const used = JSON.stringify((await styleOf()).layers).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi) ?? []
    expect(used.length).toBeGreaterThan(40)
    const ours: readonly string[] = [...Object.values(colours), '#ffffff', '#b3261e']
    expect(used.filter((colour) => !ours.includes(colour.toLowerCase()))).toEqual([])
  })

  test('loads nothing but our tiles, and names its sources', async () => {
    const { sources, layers, ...rest } = await styleOf()
    const { attribution, ...base } = sources.base
    expect(attribution).toContain('https://www.openstreetmap.org/copyright')
    expect(attribution).toContain('https://protomaps.com')
    expect(JSON.stringify({ rest, layers, base })).not.toMatch(/https?:|\/\/|sprite|glyphs|icon-/)
    expect(base).toMatchObject({ tiles: ['/map/tiles/{z}/{x}/{y}.mvt'], minzoom: 6, maxzoom: 12 })
  })

  test('speaks the language of the edition, with the letters of the page', async () => {
    const layers = JSON.stringify((await styleOf()).layers)
    expect(layers).toContain('name:de')
    expect(layers).toContain('Figtree Variable')
  })

  test('ends some way from the houses, and without any at the edge of the file', async () => {
    const { limits } = (await styleOf()).metadata
    expect(limits.map((edge: number) => Number(edge.toFixed(2)))).toEqual([11.9, 53.75, 13.3, 55.07])
    now += 3_600_000
    houses = []
    expect((await styleOf()).metadata.limits[0]).toBeCloseTo(limitsAround(map.archive.box).west)
  })

  test('has land below every house, also where the shore is drawn too far inland', async () => {
    expect(JSON.stringify(await styleOf())).not.toContain('at-sea')
    now += 3_600_000
    houses = [
      { lat: 54.4, lng: 12.55 },
      { lat: 54.441, lng: 12.6 },
      { lat: 54.385, lng: 12.62 },
    ]
    mountWith({
      ...map,
      region: createRegion(
        async () => (houses instanceof Error ? [] : houses),
        map.archive,
        () => now,
      ),
    })
    const { sources, layers } = await styleOf()
    expect(sources['at-sea'].data.coordinates).toEqual([
      [12.6, 54.441],
      [12.62, 54.385],
    ])
    expect(layers.map(({ id }: { id: string }) => id).indexOf('land-below-houses')).toBe(3)
    const svg = await (await get('/map/picture.svg?at=12.6,54.41&m=12000&size=800x500')).text()
    expect(svg).toMatch(/<path class="land" d="M387 20a13 13/)
  })

  test('comes also while the houses cannot be loaded', async () => {
    houses = new Error('no search')
    expect((await get('/map/style.json')).status).toBe(200)
    expect(failures).toHaveLength(1)
  })

  test('uses the agency’s areas as names only if the file has none', async () => {
    expect(Object.keys((await styleOf()).sources)).toEqual(['base'])
  })
})

describe('the picture', () => {
  const pathOf = (at: string) => `/map/picture.svg?at=${at}&m=12000&size=800x500`
  const path = pathOf('12.6,54.41')
  const picture = async (more = '', at = '12.6,54.41') => (await get(`${pathOf(at)}${more}`)).text()

  test('has land, woods, roads and names, and runs nothing', async () => {
    const reply = await get(path)
    const svg = await reply.text()
    expect(reply.headers.get('content-type')).toBe('image/svg+xml')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const name of ['land', 'wood', 'sand', 'road', 'lane', 'coast', 'light']) {
      expect(svg, name).toMatch(new RegExp(`<path class="${name}" d="M`))
    }
    expect(svg).toContain('>Sandhafen</text>')
    expect(await picture('', '12.6,54.45')).toContain('>Ostsee</text>')
  })

  test('cannot be broken by a name', async () => {
    const svg = await picture()
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;&amp;"Dünen')
  })

  test('keeps names away from pins', async () => {
    expect(await picture('&free=0_800_0_500')).not.toContain('<text')
  })

  test('has no line along the edges of tiles', async () => {
    const [, coast = ''] = /class="coast" d="([^"]*)"/.exec(await picture()) ?? []
    // Three shores of the island, outside the picture in the west and east. An edge of tiles is 643 pixels from the left.
    const upright = [...coast.matchAll(/(?=(-?\d+) -?\d+L(-?\d+) -?\d+)/g)].filter(([, from, to]) => from === to)
    expect(new Set(upright.map(([, from]) => Number(from)))).toEqual(new Set([-32, 832]))
  })

  test.each([
    '',
    '?at=12.6,54.4',
    '?at=12.6,54.4&m=12000&size=800x5000',
    '?at=12.6,54.4&m=12000&size=8x8',
    '?at=12.6,84.4&m=12000&size=800x500',
    '?at=312.6,54.4&m=12000&size=800x500',
    '?at=12.6&m=12000&size=800x500',
    '?at=12.6,54.4&m=1&size=800x500',
    '?at=12.6,54.4&m=1e9&size=800x500',
    '?at=12.6,54.4&m=NaN&size=800x500',
    '?at=12.6,54.4&m=12000&size=800x500&free=1_2_3',
    `?at=12.6,54.4&m=12000&size=800x500&free=${Array.from({ length: 61 }, () => '1_2_3_4').join('~')}`,
  ])('is refused for %s', async (query) => {
    expect((await get(`/map/picture.svg${query}`)).status).toBe(400)
  })

  test('is drawn for one caller only so many times', async () => {
    const askAs = (remoteAddress: string, target: string) =>
      app.request(target, {}, { incoming: { socket: { remoteAddress } } })
    for (let count = 0; count < 120; count += 1) await askAs('192.0.2.1', '/map/around.json?at=12.6,54.4')
    const reply = await askAs('192.0.2.1', path)
    expect(reply.status).toBe(429)
    expect((await askAs('192.0.2.2', path)).status).toBe(200)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the surroundings of a house', () => {
  const ask = async (query: string) => (await get(`/map/around.json?${query}`)).json()

  test('are the shore, if its distance is the one stated, and the nearest places', async () => {
    // Two kilometres south of the northern shore.
    const { shore, near } = await ask('at=12.6,54.422&beach=2000')
    expect(shore[1]).toBeCloseTo(54.44, 3)
    expect(near[0]).toEqual({ name: 'Sandhafen', distanceM: 1300 })
  })

  test('have no way to the sea if the stated distance is another', async () => {
    expect((await ask('at=12.6,54.422&beach=400')).shore).toBeNull()
    expect((await ask('at=12.6,54.422&beach=9000')).shore).toBeNull()
    expect((await ask('at=12.6,54.422')).shore).toBeNull()
  })

  test.each(['', 'at=x', 'at=12.6,54.4&beach=-1', 'at=12.6,54.4&beach=x'])('are not found for %s', async (query) => {
    expect((await get(`/map/around.json?${query}`)).status).toBe(400)
  })
})
