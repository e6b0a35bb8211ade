import type { Point } from './geometry.ts'

/** One decimal is enough for a picture of 800 units, and keeps the file small. */
export function round(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Number.isInteger(rounded) ? String(rounded) : String(rounded).replace(/^(-?)0\./, '$1.')
}

export const whole = (value: number) => String(Math.round(value))

const tenths = (value: number) => Math.round(value * 10)
/** Two numbers, given in tenths; a minus sign parts them as well as a blank. */
const pair = (a: number, b: number) => `${round(a / 10)}${b < 0 ? '' : ' '}${round(b / 10)}`

/** "M x y l dx dy …" for a list of points: steps are shorter than positions. */
export function polygonPath(points: readonly Point[], closed = true): string {
  let d = ''
  let [px, py] = [0, 0]
  for (const [i, point] of points.entries()) {
    const [x, y] = [tenths(point[0]), tenths(point[1])]
    d += i === 0 ? `M${pair(x, y)}` : `l${pair(x - px, y - py)}`
    ;[px, py] = [x, y]
  }
  return closed ? `${d}Z` : d
}

/** One straight stroke, to be joined with others into a single path. */
export const segment = (from: Point, to: Point) => polygonPath([from, to], false)

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
