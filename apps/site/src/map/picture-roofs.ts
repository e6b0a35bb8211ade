import type { MapView } from './map-view.ts'
import { type Place, placesOf } from './places.ts'

const reachM = { 1: 650, 2: 420, 3: 300 } as const
const roofsOf = { 1: 60, 2: 30, 3: 18 } as const
/** Turning by this angle spreads points evenly over a disc. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
/** From farther away a village is but its name. */
const mostMetresPerPixel = 16

/** Where people live there are roofs: drawn for the eye, none of them is a certain house. */
export function roofs(view: MapView): string {
  if (view.metresPerPixel > mostMetresPerPixel) return ''
  return placesOf('da')
    .filter(({ kind }) => kind === 'town' || kind === 'village')
    .flatMap((place) => roofsAround(place, view))
    .join('')
}

function roofsAround({ at, rank }: Place, view: MapView): string[] {
  const { x, y } = view.project(at)
  const reach = reachM[rank] / view.metresPerPixel
  if (x < -reach || x > view.width + reach || y < -reach || y > view.height + reach) return []
  return Array.from({ length: roofsOf[rank] }, (_, index) => {
    const away = reach * Math.sqrt((index + 1.5) / roofsOf[rank])
    const turn = index * goldenAngle
    return `M${Math.round(x + away * Math.cos(turn))} ${Math.round(y + away * 0.7 * Math.sin(turn))}h5v4h-5z`
  })
}
