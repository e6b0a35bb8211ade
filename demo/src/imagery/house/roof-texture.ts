import { darken, lighten } from '../core/color.ts'
import type { Stage } from '../core/context.ts'
import type { Point } from '../core/geometry.ts'
import { segment, whole } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import type { Roofing } from './house-styles.ts'

type Texture = { roofing: Roofing; fill: string; amount: number }
/** Maps a position on the slope to the picture: `u` along the eaves, `v` up to the ridge, both from 0 to 1. */
type OnSlope = (u: number, v: number) => Point

export function drawRoofTexture(stage: Stage, corners: readonly Point[], texture: Texture): void {
  const at = slopeOf(corners)
  const { roofing, fill, amount } = texture
  if (roofing === 'thatch' || roofing === 'turf') drawStraw(stage, at, texture)
  else if (roofing === 'seam' || roofing === 'felt')
    drawRibs(stage, at, fill, Math.round((roofing === 'seam' ? 22 : 13) * amount))
  else drawTiles(stage, at, texture)
}

function slopeOf([p0 = [0, 0], p1 = [0, 0], p2 = [0, 0], p3 = p2]: readonly Point[]): OnSlope {
  const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return (u, v) => between(between(p0, p1, u), between(p3, p2, u), v)
}

function drawStraw({ drawing, random, mood }: Stage, at: OnSlope, { fill, amount, roofing }: Texture): void {
  for (const [stroke, opacity] of [
    [lighten(fill, 0.2), 0.4],
    [darken(fill, 0.25), 0.3],
  ] as const) {
    const d = strawPath(random, at, 64 * amount)
    drawing.path(d, { stroke, 'stroke-width': 1.5, 'stroke-linecap': 'round', opacity, fill: 'none' })
  }
  if (roofing === 'turf') {
    const d = strawPath(random, (u, v) => at(u, v * 0.08 - 0.05), 60 * amount)
    drawing.path(d, { stroke: mood.grass[1], 'stroke-width': 2, 'stroke-linecap': 'round', fill: 'none' })
    return
  }
  const courses = [0.22, 0.42, 0.62, 0.8].map((v) => segment(at(0, v), at(1, v))).join('')
  drawing.path(courses, { stroke: darken(fill, 0.3), 'stroke-width': 4, opacity: 0.1, fill: 'none' })
}

function strawPath(random: Random, at: OnSlope, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const u = random.next()
    const v = random.range(0, 0.94)
    const from = at(u, v)
    const to = at(u, v + random.range(0.025, 0.07))
    d += `M${whole(from[0])} ${whole(from[1])}l${whole(to[0] - from[0])} ${whole(to[1] - from[1])}`
  }
  return d
}

/** Seams of metal, or the battens of roofing felt. */
function drawRibs({ drawing }: Stage, at: OnSlope, fill: string, count: number): void {
  let d = ''
  for (let i = 1; i < count; i++) d += segment(at(i / count, 0), at(i / count, 1))
  drawing.path(d, { stroke: darken(fill, 0.28), 'stroke-width': 1.5, opacity: 0.55, fill: 'none' })
  drawing.path(d, { stroke: lighten(fill, 0.25), 'stroke-width': 0.7, opacity: 0.4, fill: 'none' })
}

function drawTiles({ drawing, random }: Stage, at: OnSlope, { roofing, fill, amount }: Texture): void {
  const isTiled = roofing === 'tile'
  let rows = ''
  let columns = ''
  const [down, across] = isTiled ? [12, Math.round(30 * amount)] : [5, Math.round(40 * amount)]
  for (let i = 1; i < down; i++) rows += segment(at(0, i / down), at(1, i / down))
  for (let i = 1; i < across; i++) columns += segment(at(i / across, 0), at(i / across, 1))
  drawing.path(rows, { stroke: darken(fill, 0.3), 'stroke-width': 1.4, opacity: 0.5, fill: 'none' })
  drawing.path(columns, { stroke: lighten(fill, 0.22), 'stroke-width': 1, opacity: isTiled ? 0.34 : 0.2, fill: 'none' })
  if (!isTiled) return
  let patches = ''
  for (let i = 0; i < 20 * amount; i++) {
    const [u, v] = [random.int(0, across - 2) / across, random.int(0, down - 2) / down]
    const [a, b, c, e] = [at(u, v), at(u + 1 / across, v), at(u + 1 / across, v + 1 / down), at(u, v + 1 / down)]
    patches += `M${whole(a[0])} ${whole(a[1])}L${whole(b[0])} ${whole(b[1])}L${whole(c[0])} ${whole(c[1])}L${whole(e[0])} ${whole(e[1])}Z`
  }
  drawing.path(patches, { fill: darken(fill, 0.4), opacity: 0.14 })
}
