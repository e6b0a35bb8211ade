import { baseMap } from './base-map.ts'
import type { MapView } from './map-view.ts'
import { type Box, clipRing, type Line } from './outline.ts'

/** Lines are cut this far outside the window, so that wide strokes along the cut stay out of sight. */
const marginShare = 0.25

export type PicturePaths = { readonly [Name in keyof typeof baseMap]: string }

/** The base map as path data for one window; what lies outside is left out. */
export function picturePaths(view: MapView): PicturePaths {
  const box = widen(view.box)
  const rings = (outlines: readonly Line[]) => outlines.map((ring) => path(view, clipRing(ring, box), 'z')).join('')
  const lines = (outlines: readonly Line[]) =>
    outlines.flatMap((line) => pieces(line, box).map((piece) => path(view, piece, ''))).join('')
  return {
    land: rings(baseMap.land),
    lakes: rings(baseMap.lakes),
    woods: rings(baseMap.woods),
    beaches: lines(baseMap.beaches),
    roads: lines(baseMap.roads),
  }
}

function widen({ west, south, east, north }: Box): Box {
  const wide = (east - west) * marginShare
  const high = (north - south) * marginShare
  return { west: west - wide, south: south - high, east: east + wide, north: north + high }
}

/** Runs of a line that touch the box, with one point more at either end. */
function pieces(line: Line, { west, south, east, north }: Box): Line[] {
  const touches = line.map(([lon, lat], index) => {
    const next = line[index + 1] ?? [lon, lat]
    const isBeside = Math.max(lon, next[0]) < west || Math.min(lon, next[0]) > east
    return !isBeside && Math.max(lat, next[1]) >= south && Math.min(lat, next[1]) <= north
  })
  const runs: Line[] = []
  let start = -1
  touches.forEach((isIn, index) => {
    if (isIn && start < 0) start = index
    if (!isIn && start >= 0) {
      runs.push(line.slice(start, index + 1))
      start = -1
    }
  })
  return start < 0 ? runs : [...runs, line.slice(start)]
}

function path(view: MapView, line: Line, end: string): string {
  if (line.length < 2) return ''
  return `M${line.map((point) => written(view.project(point))).join('L')}${end}`
}

const written = ({ x, y }: { x: number; y: number }): string => `${Math.round(x)} ${Math.round(y)}`
