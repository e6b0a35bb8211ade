import { darken, lighten, mix } from '../core/color.ts'
import type { Stage } from '../core/context.ts'
import { centerOf, type Point } from '../core/geometry.ts'
import { horizonColor } from '../core/moods.ts'
import { segment } from '../core/path-data.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'
import { drawCylinder } from '../core/solids.ts'

type Tub = { x: number; z: number; y?: number; radius: number; h: number }

const wood = '#9c6d43'

/** Draws a wooden outdoor tub with steaming water. */
export function drawSpaTub(stage: Stage, { x, z, y = 0, radius, h }: Tub): void {
  const { drawing, mood, random } = stage
  const rims = drawCylinder(stage, { x, y, z, radius, h, color: wood, topColor: lighten(wood, 0.15) })
  drawing.path(stavePath(rims.low, rims.high), {
    stroke: darken(wood, 0.4),
    'stroke-width': 1.2,
    opacity: 0.5,
    fill: 'none',
  })
  const [cx, cy] = centerOf(rims.high)
  const inner = rims.high.map(([px, py]): Point => [cx + (px - cx) * 0.86, cy + (py - cy) * 0.82 + 1])
  const water = drawing.gradient([mix('#bfe3e6', horizonColor(mood), 0.3), '#6fb3bd'], 'right')
  drawing.polygon(inner, { fill: water })
  for (let i = 0; i < 4; i++) {
    const steam = { drawing, blur: 8, fill: '#ffffff', opacity: 0.26 - i * 0.045 }
    drawSoftEllipse(steam, [cx + random.range(-26, 26), cy - 22 - i * 20], [24 + i * 5, 11 + i * 3])
  }
}

function stavePath(low: readonly Point[], high: readonly Point[]): string {
  const middle = (low[0]?.[1] ?? 0) - 2
  return low.map((foot, i) => (foot[1] > middle ? segment(foot, high[i] ?? foot) : '')).join('')
}
