import type { Point } from './outline.ts'
import { type Place, placesOf } from './places.ts'
import { metresBetween } from './shore.ts'

export type NearPlace = { readonly name: string; readonly distanceM: number }

const farthestM = 15_000
const most = 3

/** The next villages and towns, as the crow flies, rounded as people say it. */
export function nearPlaces(point: Point): NearPlace[] {
  return placesOf('da')
    .filter(isSettlement)
    .map(({ name, at }) => ({ name, distanceM: rounded(metresBetween(point, at)) }))
    .filter(({ distanceM }) => distanceM <= farthestM)
    .sort((a, b) => a.distanceM - b.distanceM)
    .slice(0, most)
}

const isSettlement = ({ kind }: Place): boolean => kind === 'town' || kind === 'village'

function rounded(metres: number): number {
  const step = metres < 1000 ? 50 : 100
  return Math.max(step, Math.round(metres / step) * step)
}
