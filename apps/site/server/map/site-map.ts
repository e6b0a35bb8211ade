import type { MapScope } from '@marram/domain/map/scope'
import { type Box, boxAround, type Point } from '@marram/domain/map/view'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { NamedPlace } from './picture-names.ts'
import { pointsAtSea } from './shore.ts'
import { openTileArchive, type TileArchive } from './tile-archive.ts'

export type Region = {
  readonly box: Box
  /** Houses that the map would have in the water, because its shore is less precise than their position. */
  readonly atSea: readonly Point[]
}

/** The map of the site. */
export type SiteMap = {
  readonly archive: TileArchive
  readonly credit: MapScope['credit']
  /** Of the published houses; null if there are none. */
  readonly region: () => Promise<Region | null>
  /** Names that the archive doesn't have. */
  readonly places: (edition: EditionKey) => Promise<readonly NamedPlace[]>
}

export type SiteMapOptions = Pick<SiteMap, 'credit'> & {
  readonly file: string
  readonly loadHouses: () => Promise<readonly House[]>
  /** The agency's areas, which stand for places that the archive doesn't name. */
  readonly loadAreas: (edition: EditionKey) => Promise<readonly Area[]>
  readonly now: () => number
}

type House = { readonly lat: number; readonly lng: number }
type Area = { readonly name: string; readonly latitude: number; readonly longitude: number }

export async function openSiteMap({ file, credit, loadHouses, loadAreas, now }: SiteMapOptions): Promise<SiteMap> {
  const archive = await openTileArchive(file)
  // Elsewhere a house on the water is a houseboat.
  const isCoarse = credit === 'openstreetmap'
  return {
    archive,
    credit,
    region: createRegion(loadHouses, isCoarse ? archive : null, now),
    places: async (edition) => (archive.hasPlaces ? [] : (await loadAreas(edition)).map(placeOf)),
  }
}

/** Areas come with the largest first. */
const placeOf = ({ name, latitude, longitude }: Area, rank: number): NamedPlace => ({
  name,
  kind: 'town',
  rank,
  at: [longitude, latitude],
})

const refreshMs = 600_000

/** Looks at the houses at most every ten minutes. A failure is forgotten. */
export function createRegion(
  loadHouses: SiteMapOptions['loadHouses'],
  coarse: TileArchive | null,
  now: () => number,
): SiteMap['region'] {
  let known: Promise<Region | null> | undefined
  let staleAt = 0
  return () => {
    if (known && now() < staleAt) return known
    staleAt = now() + refreshMs
    const asked = loadHouses().then(async (houses): Promise<Region | null> => {
      const points = houses.map(({ lat, lng }): Point => [lng, lat])
      return points.length === 0
        ? null
        : { box: boxAround(points), atSea: coarse ? await pointsAtSea(coarse, points) : [] }
    })
    known = asked
    asked.catch(() => {
      if (known === asked) known = undefined
    })
    return asked
  }
}

const marginDegrees = 0.5

/** As far as guests may move the map: also a low and wide map can show a coast that runs from north to south. */
export function limitsAround({ west, south, east, north }: Box): Box {
  const margin = marginDegrees + 1.5 * Math.max(east - west, north - south)
  return {
    west: Math.max(-180, west - margin),
    south: Math.max(-85, south - margin),
    east: Math.min(180, east + margin),
    north: Math.min(85, north + margin),
  }
}
