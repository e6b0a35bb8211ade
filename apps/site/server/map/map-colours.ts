import type { AgencyToken } from '@marram/i18n/agency/agency-colours'

export type MapColours = ReturnType<typeof mapColours>

/** Of every lighthouse. */
export const [white, lightRed] = ['#ffffff', '#b3261e']

/** Water is blue and growing things are green with every agency. */
const [blue, green] = ['#a9cbd6', '#5e7142']

/** The colours of a map, from those of the agency. */
export function mapColours(of: (token: AgencyToken) => string) {
  const land = mixed(of('sand-50'), of('sand-100'), 0.6)
  return {
    sea: mixed(blue, white, 0.45),
    shallowsFar: mixed(blue, white, 0.6),
    shallows: mixed(blue, white, 0.75),
    waves: mixed(blue, white, 0.1),
    land,
    coast: of('sand-400'),
    grass: mixed(land, green, 0.12),
    wood: mixed(land, green, 0.25),
    trees: mixed(land, green, 0.45),
    sand: mixed(of('sand-300'), of('sand-50'), 0.3),
    built: of('sand-200'),
    building: mixed(of('sand-300'), of('sand-700'), 0.15),
    road: of('sand-50'),
    mainRoad: mixed(of('sand-50'), of('sand-300'), 0.3),
    roadEdge: of('sand-400'),
    path: mixed(of('sand-700'), land, 0.4),
    border: of('ink-muted'),
    name: of('ink'),
    smallName: of('ink-soft'),
    roadName: of('ink-muted'),
    waterName: mixed(blue, of('ink'), 0.7),
    halo: of('sand-50'),
  } as const
}

/** Both as #rrggbb; a share of 0 is the first. */
function mixed(a: string, b: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [a, b].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((from ?? 0) + share * ((to ?? 0) - (from ?? 0)))
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
