import { darken, mix } from '../core/color.ts'
import { convexHull, type Point } from '../core/geometry.ts'
import { drawSoftEllipse, drawSoftPolygon } from '../core/soft-shapes.ts'
import { drawBox } from '../core/solids.ts'
import type { OutdoorStage } from './house-model.ts'

type Chimney = { x: number; z: number; y: number; color: string; smoke: boolean }

const chimneyHeight = 1.1

export function drawChimney(stage: OutdoorStage, { x, z, y, color, smoke }: Chimney): void {
  drawBox(stage, { x: x - 0.3, y: y - 0.9, z: z - 0.3, w: 0.6, h: chimneyHeight + 0.9, d: 0.6, color })
  const cap = { x: x - 0.37, y: y + chimneyHeight - 0.05, z: z - 0.37, w: 0.74, h: 0.14, d: 0.74 }
  drawBox(stage, { ...cap, color: darken(color, 0.15) })
  if (smoke) drawSmoke(stage, stage.camera.project([x, y + chimneyHeight + 0.2, z]))
}

function drawSmoke({ drawing, mood, random }: OutdoorStage, [x, y]: Point): void {
  const drift = random.range(40, 90)
  for (let i = 0; i < 5; i++) {
    const puff = { drawing, blur: 5, fill: mix('#ffffff', mood.sky[1][1], 0.35), opacity: 0.4 - i * 0.06 }
    drawSoftEllipse(puff, [x + drift * (i / 4) ** 1.4, y - 12 - i * 21], [8 + i * 6, 7 + i * 4])
  }
}

type Body = { x: number; z: number; length: number; depth: number; height: number }

/** Draws the soft shadow of a volume on the ground, on the side away from the sun. */
export function drawHouseShadow(stage: OutdoorStage, { x, z, length, depth, height }: Body): void {
  const { drawing, camera, lighting, mood } = stage
  const [l, d] = [length / 2, depth / 2]
  const [dx, dy, dz] = lighting.direction
  const reach = Math.min(2.2, 1 / Math.max(0.3, dy)) * height
  const move = [-dx * reach, -dz * reach] as const
  const corners: Point[] = [
    [x - l, z - d],
    [x + l, z - d],
    [x + l, z + d],
    [x - l, z + d],
  ]
  const thrown = corners.map(([a, b]): Point => [a + move[0], b + move[1]])
  const points = [...corners, ...thrown].map(([a, b]) => camera.project([a, 0.01, b]))
  drawSoftPolygon({ drawing, blur: 5, fill: mood.shadow, opacity: 0.42 }, convexHull(points))
}
