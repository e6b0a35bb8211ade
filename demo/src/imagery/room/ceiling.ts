import { darken } from '../core/color.ts'
import type { Point } from '../core/geometry.ts'
import { segment } from '../core/path-data.ts'
import { near, type Room } from './room.ts'

/** Paints a boarded ceiling, level or pitched. */
export function paintCeiling(room: Room, color: string, topAt: (s: number) => number): void {
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
