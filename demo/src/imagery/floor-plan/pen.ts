import type { Attributes, Drawing } from '../core/drawing.ts'
import type { Point } from '../core/geometry.ts'
import type { PlanSize } from './plan-rooms.ts'

export const ink = '#3b4850'
export const soft = '#7d8a8f'
export const tints = {
  living: '#f4e7cd',
  kitchen: '#f1dfc6',
  bedroom: '#e4eae4',
  bath: '#d6e6ea',
  sauna: '#efd5b1',
  pool: '#cfe8ec',
  hall: '#f5f1e8',
}

/** Draws in metres on the plan, mirrored or not. */
export type Pen = {
  scale: number
  /** Converts a position on the plan to picture units. */
  at(x: number, y: number): Point
  rect(x: number, y: number, w: number, h: number, attrs: Attributes): void
  stroke(points: readonly Point[], attrs: Attributes): void
  circle(x: number, y: number, r: number, attrs: Attributes): void
}

export function createPen(drawing: Drawing, size: PlanSize, scale: number, flip: boolean): Pen {
  const left = (drawing.width - size.length * scale) / 2
  const top = 400 - ((size.depth - 2.2) * scale) / 2 - scale * 1.25
  const at = (x: number, y: number): Point => [left + (flip ? size.length - x : x) * scale, top + y * scale]
  return {
    scale,
    at,
    rect: (x, y, w, h, attrs) =>
      drawing.rect(Math.min(at(x, y)[0], at(x + w, y)[0]), at(x, y)[1], w * scale, h * scale, attrs),
    stroke: (points, attrs) =>
      drawing.line(
        points.map(([x, y]) => at(x, y)),
        { stroke: ink, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...attrs },
      ),
    circle: (x, y, r, attrs) => drawing.circle(...at(x, y), r * scale, attrs),
  }
}
