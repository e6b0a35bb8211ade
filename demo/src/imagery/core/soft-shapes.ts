import type { Drawing } from './drawing.ts'
import type { Point } from './geometry.ts'

// Approximates blur by layers: librsvg applies every filter to the whole picture, which took 28 ms each at
// 1236 px, and a house in the dunes had forty.

type Soft = { drawing: Drawing; blur: number; fill: string; opacity: number }

/** A blurred ellipse: layers from large to small. One that is thinner than its blur stays faint. */
export function drawSoftEllipse(
  { drawing, blur, fill, opacity }: Soft,
  [x, y]: Point,
  [rx, ry]: readonly [rx: number, ry: number],
): void {
  for (const { offset, share } of layersOf(blur)) {
    if (Math.min(rx, ry) + offset <= 0) return
    drawing.ellipse(x, y, rx + offset, ry + offset, { fill, 'fill-opacity': shareOf(opacity, share) })
  }
}

/** A blurred convex shape: layers that shrink towards its middle. */
export function drawSoftPolygon({ drawing, blur, fill, opacity }: Soft, points: readonly Point[]): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [x, y, halfWidth, halfHeight] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2]
  const scale = (half: number, by: number) => Math.max(0, half + by) / Math.max(half, 0.1)
  for (const { offset, share } of layersOf(blur)) {
    const [wide, high] = [scale(halfWidth, offset), scale(halfHeight, offset)]
    drawing.polygon(
      points.map(([px, py]): Point => [x + (px - x) * wide, y + (py - y) * high]),
      { fill, 'fill-opacity': shareOf(opacity, share) },
    )
  }
}

type SoftLine = Omit<Soft, 'fill'> & { stroke: string; width: number }

/** A blurred line: strokes from wide to narrow. */
export function drawSoftLine({ drawing, blur, stroke, width, opacity }: SoftLine, pathData: string): void {
  const thin = strengthAt(0, width / 2, blur)
  for (const { offset, share } of layersOf(blur)) {
    drawing.path(pathData, {
      stroke,
      'stroke-width': Math.max(1, width + 2 * offset),
      'stroke-opacity': shareOf(opacity * thin, share),
      fill: 'none',
    })
  }
}

/** Outermost first; together they are as strong as the shape, and their edges rise as a blurred edge does. */
function layersOf(blur: number): { offset: number; share: number }[] {
  const count = blur < 5 ? 4 : blur < 10 ? 7 : 13
  const edges = Array.from({ length: count }, (_, i) => 1.8 - (3.6 * i) / (count - 1))
  return edges.map((edge, i) => {
    const [outer, inner] = [edges[i - 1], edges[i + 1]]
    const from = outer === undefined ? 0 : normal(-(edge + outer) / 2)
    const to = inner === undefined ? 1 : normal(-(edge + inner) / 2)
    return { offset: edge * blur, share: to - from }
  })
}

/** Layers cover each other, so their opacities multiply instead of adding up. */
const shareOf = (opacity: number, share: number) => 1 - (1 - opacity) ** share

/** Strength of a blurred band from -half to half at a distance from its middle. */
function strengthAt(distance: number, half: number, blur: number): number {
  return normal((half - distance) / blur) - normal((-half - distance) / blur)
}

/** The normal distribution, approximated for pictures. */
const normal = (x: number) => 1 / (1 + Math.exp(-1.702 * x))
