import type { Point } from './geometry.ts'

/** One decimal is enough for a picture of 800 units, and keeps the file small. */
export function round(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Number.isInteger(rounded) ? String(rounded) : String(rounded).replace(/^(-?)0\./, '$1.')
}

export const whole = (value: number) => String(Math.round(value))

/** "M x y L x y …" for a list of points. */
export function polygonPath(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`)
  return steps.join('') + (closed ? 'Z' : '')
}

/** One straight stroke, to be joined with others into a single path. */
export const segment = (from: Point, to: Point) =>
  `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`

/** A smooth open curve through the points (Catmull-Rom as cubic Béziers). */
export function smoothPath(points: readonly Point[], startWith: 'M' | 'L' = 'M', format = round): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  let d = `${startWith}${format(at(0)[0])} ${format(at(0)[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${[...c1, ...c2, ...p2].map((value) => format(value)).join(' ')}`
  }
  return d
}
