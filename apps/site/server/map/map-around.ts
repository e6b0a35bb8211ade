import type { AroundQuestion, MapAround, MapClient, NearPlace } from '@marram/domain/map/around'
import { metresBetween } from '@marram/domain/map/metres'
import type { EditionKey } from '@marram/i18n/edition-key'
import { placesIn } from './picture-names.ts'
import { around, nearestShore } from './shore.ts'
import type { SiteMap } from './site-map.ts'
import { featuresIn } from './tile-features.ts'

const farthestM = 15_000
const maxNear = 3
/** Deeper tiles name villages that these miss, but there would be dozens of them. */
const placesZoom = 11

/** Answers for one edition. Without a map there is nothing around. */
export function createMapClient(map: SiteMap | null, edition: EditionKey): MapClient {
  return { around: async (question) => (map ? await mapAround(map, edition, question) : { shore: null, near: [] }) }
}

async function mapAround(map: SiteMap, edition: EditionKey, { at, beachM }: AroundQuestion): Promise<MapAround> {
  const [shore, features, own] = await Promise.all([
    beachM === null ? null : shoreAt(map, at, beachM),
    featuresIn(map.archive, around(at, farthestM), placesZoom, ['places']),
    map.places(edition),
  ])
  const settlements = [...placesIn(features, edition), ...own].map(({ name, at: there }) => {
    return { name, distanceM: rounded(metresBetween(at, there)) }
  })
  const near = settlements
    .filter(({ distanceM }) => distanceM <= farthestM)
    .sort((a, b) => a.distanceM - b.distanceM)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
  return { shore, near: near.slice(0, maxNear) satisfies readonly NearPlace[] }
}

/** Largest difference between the agency's distance and the map's: beyond it the map would show another beach. */
const toleranceM = (statedM: number): number => Math.max(150, statedM * 0.3)

async function shoreAt({ archive }: SiteMap, at: AroundQuestion['at'], statedM: number): Promise<MapAround['shore']> {
  const tolerance = toleranceM(statedM)
  const shore = await nearestShore(archive, at, statedM + tolerance)
  return shore && Math.abs(shore.distanceM - statedM) <= tolerance ? shore.at : null
}

function rounded(metres: number): number {
  const step = metres < 1000 ? 50 : 100
  return Math.max(step, Math.round(metres / step) * step)
}
