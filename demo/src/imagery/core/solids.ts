import type { Camera } from './camera.ts'
import type { Drawing } from './drawing.ts'
import { convexHull, type Point, spanOf, type Vector } from './geometry.ts'
import type { Lighting } from './lighting.ts'
import { drawSoftEllipse } from './soft-shapes.ts'

/** Everything that drawing a solid requires. */
export type Lit = { drawing: Drawing; camera: Camera; lighting: Lighting }

export type Box = {
  x: number
  y?: number
  z: number
  w: number
  h: number
  d: number
  color: string
  /** Radius of rounded edges in metres, for cushions and mattresses. */
  soft?: number
}

type BoxFace = { points: Point[]; normal: Vector }

/** Draws an axis-aligned box; faces turned away from the viewer are skipped. */
export function drawBox({ drawing, camera, lighting }: Lit, box: Box): void {
  const { x, y = 0, z, w, color, soft = 0 } = box
  const stroke = soft * camera.scaleAt([x + w / 2, y, z])
  for (const { points, normal } of visibleFaces(camera, { ...box, y })) {
    const fill = lighting.tone(color, normal)
    const edge = { stroke: fill, 'stroke-width': Math.round(stroke * 10) / 10, 'stroke-linejoin': 'round' }
    drawing.polygon(points, { fill, ...(stroke > 0.6 ? edge : {}) })
  }
}

function visibleFaces(camera: Camera, { x, y, z, w, h, d }: Box & { y: number }): BoxFace[] {
  const [cx, cy, cz] = camera.position
  const p = (i: number, j: number, k: number) => camera.project([x + i * w, y + j * h, z + k * d])
  const faces: BoxFace[] = []
  if (cy > y + h) faces.push({ points: [p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)], normal: [0, 1, 0] })
  if (cy < y) faces.push({ points: [p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1)], normal: [0, -1, 0] })
  if (cx < x) faces.push({ points: [p(0, 0, 0), p(0, 0, 1), p(0, 1, 1), p(0, 1, 0)], normal: [-1, 0, 0] })
  if (cx > x + w) faces.push({ points: [p(1, 0, 0), p(1, 0, 1), p(1, 1, 1), p(1, 1, 0)], normal: [1, 0, 0] })
  if (cz < z) faces.push({ points: [p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)], normal: [0, 0, -1] })
  if (cz > z + d) faces.push({ points: [p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)], normal: [0, 0, 1] })
  return faces
}

/** Projects a horizontal circle or ellipse through the camera. */
export function ring(camera: Camera, [x, y, z]: Vector, rx: number, rz: number, steps = 30): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2
    return camera.project([x + Math.cos(angle) * rx, y, z + Math.sin(angle) * rz])
  })
}

type Cylinder = {
  x: number
  y?: number
  z: number
  radius: number
  topRadius?: number
  h: number
  color: string
  topColor?: string
}

/** Draws an upright cylinder or cone frustum and returns its two rims. */
export function drawCylinder({ drawing, camera, lighting }: Lit, cylinder: Cylinder): { low: Point[]; high: Point[] } {
  const { x, y = 0, z, radius, topRadius = radius, h, color, topColor } = cylinder
  const steps = radius * camera.scaleAt([x, y, z]) > 40 ? 36 : 16
  const low = ring(camera, [x, y, z], radius, radius, steps)
  const high = ring(camera, [x, y + h, z], topRadius, topRadius, steps)
  const left = lighting.tone(color, [-1, 0, -0.3])
  const right = lighting.tone(color, [1, 0, -0.3])
  const middle = lighting.tone(color, [0, 0.2, -1])
  const fill = drawing.gradient(
    [
      [0, left],
      [0.45, middle],
      [1, right],
    ],
    'right',
  )
  drawing.polygon(convexHull([...low, ...high]), { fill })
  if (camera.position[1] > y + h) drawing.polygon(high, { fill: lighting.tone(topColor ?? color, [0, 1, 0]) })
  return { low, high }
}

type Patch = { x: number; z: number; w: number; d: number; opacity?: number; spread?: number }

/** Draws a blurred dark patch where an object touches the floor. */
export function drawContactShadow({ drawing, camera }: Pick<Lit, 'drawing' | 'camera'>, patch: Patch): void {
  const { x, z, w, d, opacity = 0.3, spread = 0.07 } = patch
  const points = ring(camera, [x + w / 2, 0.005, z + d / 2], w / 2 + spread, d / 2 + spread, 18)
  const xs = points.map(([px]) => px)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const { top, bottom } = spanOf(points)
  const soft = { drawing, blur: 6, fill: '#1c2233', opacity }
  drawSoftEllipse(soft, [(left + right) / 2, (top + bottom) / 2], [(right - left) / 2, (bottom - top) / 2])
}
