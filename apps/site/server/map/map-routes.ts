import { createHash } from 'node:crypto'
import { agencyColour } from '@marram/i18n/agency/agency-colours'
import { refuse, replyFault, replyRefusal } from '@marram/service-kit/envelope'
import { createCallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import { chooseEncoding, storedToResponse, storeResponse } from '../kit/stored-response.ts'
import { createMapClient } from './map-around.ts'
import { mapColours } from './map-colours.ts'
import { mapStyle } from './map-style.ts'
import { drawPicture } from './picture.ts'
import { pictureRequest, placeRequest } from './picture-request.ts'
import { limitsAround, type SiteMap } from './site-map.ts'
import { unpacked } from './tile-archive.ts'

export type MapRoutesOptions = Pick<RouteTools, 'editionOf' | 'onFailure'> & {
  /** Null only in tests. */
  readonly map: SiteMap | null
  readonly now: () => number
}

/** Each takes up to a tenth of a second. */
const drawingsAllowed = { burst: 120, perMinute: 240 }
const aDay = 'public, max-age=86400'
const anHour = 'public, max-age=3600'
/** Nothing in it runs, also if somebody opens it by its address. */
const inert = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}
/** Colours and houses may change at any time. */
const asked = 'no-cache'

/** Tiles and style of the map. Guests load them only when they open it. */
export function mountMapRoutes(app: SiteApp, { map, editionOf, onFailure, now }: MapRoutesOptions): void {
  if (!map) return
  const { archive, credit } = map
  const drawings = createCallerBuckets({ ...drawingsAllowed, now })
  app.get('/map/tiles/:z{[0-9]{1,2}}/:x{[0-9]{1,8}}/:file{[0-9]{1,8}\\.mvt}', async (c) => {
    const [z, x] = [Number(c.req.param('z')), Number(c.req.param('x'))]
    const y = Number.parseInt(c.req.param('file'), 10)
    if (!isTile(archive, z, x, y)) return replyRefusal(refuse(404, 'no-tile', 'This map has no such tile.'))
    try {
      const tile = await archive.tile(z, x, y)
      // Nothing is there, such as far out at sea.
      if (!tile) return new Response(null, { status: 204, headers: { 'Cache-Control': aDay } })
      const maySendGzip = chooseEncoding(c.req.header('accept-encoding')?.replace(/\bbr\b/, '')) === 'gzip'
      const isPacked = tile.isGzipped && maySendGzip
      return answer(c, isPacked ? tile.bytes : unpacked(tile), {
        'Content-Type': 'application/vnd.mapbox-vector-tile',
        'Cache-Control': aDay,
        Vary: 'Accept-Encoding',
        ...(isPacked && { 'Content-Encoding': 'gzip' }),
      })
    } catch (error) {
      onFailure(error)
      return replyFault()
    }
  })
  app.get('/map/style.json', async (c) => {
    const edition = editionOf(c)
    const note = (error: unknown) => {
      onFailure(error)
      return null
    }
    const [region, places] = await Promise.all([map.region().catch(note), map.places(edition).catch(note)])
    const style = mapStyle({
      edition,
      colours: mapColours(agencyColour),
      archive,
      credit,
      places: places ?? [],
      limits: limitsAround(region?.box ?? archive.box),
      atSea: region?.atSea ?? [],
    })
    return compressed(c, JSON.stringify(style), {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': asked,
    })
  })
  app.get('/map/picture.svg', async (c) => {
    const request = pictureRequest(c.req.query())
    if (!request) return replyRefusal(refuse(400, 'bad-picture', 'These numbers make no picture.'))
    const seconds = drawings.wait()
    if (seconds !== null) return replyRefusal(tooMany(seconds))
    drawings.take()
    try {
      const edition = editionOf(c)
      const [places, region] = await Promise.all([map.places(edition), map.region()])
      const tools = { archive, colours: mapColours(agencyColour), places, atSea: region?.atSea ?? [] }
      const svg = await drawPicture({ ...request, edition }, tools)
      return await compressed(c, svg, { 'Content-Type': 'image/svg+xml', 'Cache-Control': anHour, ...inert })
    } catch (error) {
      onFailure(error)
      return replyFault()
    }
  })
  app.get('/map/around.json', async (c) => {
    const question = placeRequest(c.req.query())
    if (!question) return replyRefusal(refuse(400, 'bad-place', 'These numbers are no place.'))
    const seconds = drawings.wait()
    if (seconds !== null) return replyRefusal(tooMany(seconds))
    drawings.take()
    try {
      return c.json(await createMapClient(map, editionOf(c)).around(question), 200, { 'Cache-Control': anHour })
    } catch (error) {
      onFailure(error)
      return replyFault()
    }
  })
}

async function compressed(c: SiteContext, text: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return storedToResponse(
    c.req.raw,
    await storeResponse(200, headers, Buffer.from(text), { quality: 5, gzipOnDemand: true }),
  )
}

function isTile({ minZoom, maxZoom }: SiteMap['archive'], z: number, x: number, y: number): boolean {
  return z >= minZoom && z <= maxZoom && x < 2 ** z && y < 2 ** z
}

function answer(c: SiteContext, body: Buffer, headers: Readonly<Record<string, string>>): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const all = { ...headers, ETag: etag }
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: all })
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: { ...all, 'Content-Length': String(body.length) },
  })
}
