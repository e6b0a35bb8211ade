import { createFace, type Face } from '../core/camera.ts'
import { darken, lighten } from '../core/color.ts'
import { type Point, spanOf, type Vector } from '../core/geometry.ts'
import type { Wall } from '../core/home-traits.ts'
import { polygonPath, segment } from '../core/path-data.ts'
import { drawSoftLine } from '../core/soft-shapes.ts'
import { paintBeams } from './beams.ts'
import { type FloorKind, paintFloor } from './floor.ts'
import { near, type Room } from './room.ts'

export type ShellOptions = {
  wall?: Wall
  floor?: string
  floorKind?: FloorKind
  ceiling?: string
  beams?: boolean
  /** Colour of the side walls, if it differs from the back wall. */
  sideWall?: string
  /** Edge length of the wall tiles in metres; without it the walls have boards. */
  tiles?: number
}

export type Shell = {
  backFace: Face
  /** Height of the ceiling at the back wall, `s` metres from its left end. */
  backTop: (s: number) => number
}

/** Paints floor, ceiling and the three walls. */
export function paintShell(room: Room, options: ShellOptions = {}): Shell {
  const { drawing, camera, lighting, width, depth, height, ridge, pitched, left, right } = room
  const { wall = room.home.wall, ceiling = '#f7f3ea', beams = true, tiles } = options
  const backTop = (s: number) => (pitched ? height + (ridge - height) * (1 - Math.abs(s / width - 0.5) * 2) : height)
  paintFloor(room, options.floor ?? room.home.timber.floor, options.floorKind ?? 'planks')
  const backFace = createFace(camera, [left, 0, depth], [1, 0, 0], [0, 1, 0])
  paintCeiling(room, ceiling, backTop)
  const side = { from: 0, to: depth - near, topAt: () => height, paint: options.sideWall ?? wall.paint }
  for (const [x, normal] of [
    [left, [1, 0, 0]],
    [right, [-1, 0, 0]],
  ] as const) {
    const face = createFace(camera, [x, 0, near], [0, 0, 1], [0, 1, 0])
    const outline = face.quad(0, 0, depth - near, height)
    paintWall(room, { ...side, face, outline, normal, boards: wall.boards, tiles })
  }
  const tip = pitched ? [backFace.at(width / 2, ridge)] : []
  const sides = [backFace.at(0, 0), backFace.at(width, 0), backFace.at(width, height)]
  const outline = [...sides, ...tip, backFace.at(0, height)]
  const back = { face: backFace, outline, from: 0, to: width, topAt: backTop, normal: [0, 0, -1] } as const
  paintWall(room, { ...back, paint: wall.paint, boards: wall.boards, tiles })
  if (beams) paintBeams(room)
  // Corners are darker, which approximates ambient occlusion.
  const corners = [backFace.at(0, height), backFace.at(0, 0), backFace.at(width, 0), backFace.at(width, height)]
  drawSoftLine({ drawing, blur: 9, stroke: '#2a2430', width: 16, opacity: 0.13 }, polygonPath(corners, false))
  const skirting = lighting.tone(lighten(wall.paint, 0.35), [0, 0, -1])
  drawing.polygon(backFace.quad(0, 0, width, 0.1), { fill: skirting, opacity: 0.8 })
  return { backFace, backTop }
}

type WallSpec = {
  face: Face
  outline: readonly Point[]
  from: number
  to: number
  topAt: (s: number) => number
  normal: Vector
  paint: string
  boards: Wall['boards']
  tiles: number | undefined
}

function paintWall({ drawing, lighting }: Room, spec: WallSpec): void {
  const { outline, paint, normal, boards, tiles } = spec
  const fill = lighting.tone(paint, normal)
  const { top, bottom } = spanOf(outline)
  const stops = [
    [0, darken(fill, 0.05)],
    [0.3, fill],
    [1, darken(fill, 0.08)],
  ] as const
  drawing.polygon(outline, { fill: drawing.gradient(stops, [0, top, 0, bottom]) })
  const joint = (opacity: number) => ({ stroke: darken(fill, 0.35), 'stroke-width': 1, opacity, fill: 'none' })
  const upright = boards === 'vertical'
  if (boards !== 'none') drawing.path(jointPath(spec, tiles ?? 0.16, upright), joint(tiles ? 0.22 : 0.26))
  if (tiles) drawing.path(jointPath(spec, tiles, !upright), joint(0.22))
}

function jointPath({ face, from, to, topAt }: WallSpec, step: number, upright: boolean): string {
  let d = ''
  if (upright) {
    for (let s = from + step; s < to; s += step) d += segment(face.at(s, 0), face.at(s, topAt(s)))
    return d
  }
  const [eaves, ridge] = [topAt(from), topAt((from + to) / 2)]
  for (let t = step; t < ridge; t += step) {
    const inset = t > eaves ? ((t - eaves) / (ridge - eaves)) * ((to - from) / 2) : 0
    d += segment(face.at(from + inset, t), face.at(to - inset, t))
  }
  return d
}

/** Paints a boarded ceiling, level or pitched. */
function paintCeiling(room: Room, color: string, topAt: (s: number) => number): void {
  const { drawing, camera, lighting, width, depth, height, ridge, pitched, left, right } = room
  const tone = lighting.tone(color, [0, 0.75, 0])
  const p = (x: number, y: number, z: number) => camera.project([x, y, z])
  const part = (points: Point[]) => drawing.polygon(points, { fill: drawing.gradient([darken(tone, 0.1), tone]) })
  if (pitched) {
    for (const edge of [left, right]) {
      part([p(edge, height, near), p(0, ridge, near), p(0, ridge, depth), p(edge, height, depth)])
    }
  } else part([p(left, height, near), p(right, height, near), p(right, height, depth), p(left, height, depth)])
  let boards = ''
  for (let i = 1; i < 16; i++) {
    const x = left + (width * i) / 16
    const y = topAt(x - left)
    boards += segment(p(x, y, near), p(x, y, depth))
  }
  drawing.path(boards, { stroke: darken(tone, 0.3), 'stroke-width': 1, opacity: 0.25, fill: 'none' })
}
