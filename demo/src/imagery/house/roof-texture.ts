import { darken, lighten } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import type { Point } from '../core/geometry.ts'
import { segment, whole } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import type { Roofing } from './house-model.ts'

type Texture = { roofing: Roofing; turf: boolean; fill: string; amount: number }
/** Maps a position on the slope to the picture: `u` along the eaves, `v` up to the ridge, both from 0 to 1. */
type OnSlope = (u: number, v: number) => Point

export function drawRoofTexture(context: OpenAir, corners: readonly Point[], texture: Texture): void {
  const at = slopeOf(corners)
  if (texture.roofing === 'thatch' || texture.turf) drawStraw(context, at, texture)
  else if (texture.roofing === 'seam') drawSeams(context, at, texture.fill)
  else drawTiles(context, at, texture)
}

function slopeOf([p0 = [0, 0], p1 = [0, 0], p2 = [0, 0], p3 = p2]: readonly Point[]): OnSlope {
  const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return (u, v) => between(between(p0, p1, u), between(p3, p2, u), v)
}

function drawStraw({ drawing, random }: OpenAir, at: OnSlope, { fill, amount }: Texture): void {
  for (const [stroke, opacity] of [
    [lighten(fill, 0.22), 0.42],
    [darken(fill, 0.25), 0.34],
  ] as const) {
    const d = strawPath(random, at, 100 * amount)
    drawing.path(d, { stroke, 'stroke-width': 1.5, 'stroke-linecap': 'round', opacity, fill: 'none' })
  }
  const courses = [0.22, 0.42, 0.62, 0.8].map((v) => segment(at(0, v), at(1, v))).join('')
  drawing.path(courses, { stroke: darken(fill, 0.3), 'stroke-width': 5, opacity: 0.12, fill: 'none' })
}

function strawPath(random: Random, at: OnSlope, count: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const u = random.next()
    const v = random.range(0, 0.95)
    const from = at(u, v)
    const to = at(u, v + random.range(0.025, 0.06))
    d += `M${whole(from[0])} ${whole(from[1])}l${whole(to[0] - from[0])} ${whole(to[1] - from[1])}`
  }
  return d
}

function drawSeams({ drawing }: OpenAir, at: OnSlope, fill: string): void {
  let d = ''
  for (let u = 0.04; u < 1; u += 0.05) d += segment(at(u, 0), at(u, 1))
  drawing.path(d, { stroke: darken(fill, 0.3), 'stroke-width': 1.4, opacity: 0.6, fill: 'none' })
}

function drawTiles({ drawing }: OpenAir, at: OnSlope, { roofing, fill }: Texture): void {
  const tiled = roofing === 'tile'
  let rows = ''
  let columns = ''
  for (let v = 0.1; v < 1; v += tiled ? 0.085 : 0.2) rows += segment(at(0, v), at(1, v))
  if (tiled) for (let u = 0.02; u < 1; u += 0.036) columns += segment(at(u, 0), at(u, 1))
  drawing.path(rows, { stroke: darken(fill, 0.3), 'stroke-width': 1.3, opacity: 0.5, fill: 'none' })
  drawing.path(columns, { stroke: lighten(fill, 0.25), 'stroke-width': 1, opacity: 0.32, fill: 'none' })
}
