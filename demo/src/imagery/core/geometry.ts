/** A position in the picture. */
export type Point = readonly [x: number, y: number]
/** A position or direction in the world, in metres: x right, y up, z away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export function centerOf(points: readonly Point[]): Point {
  const add = (sum: Point, [x, y]: Point): Point => [sum[0] + x / points.length, sum[1] + y / points.length]
  return points.reduce(add, [0, 0])
}

/** Vertical extent of a shape in the picture. */
export function spanOf(points: readonly Point[]): { top: number; bottom: number } {
  const ys = points.map(([, y]) => y)
  return { top: Math.min(...ys), bottom: Math.max(...ys) }
}

export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted).slice(0, -1), ...halfHull(sorted.reverse()).slice(0, -1)]
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    while (turnsInwards(hull.at(-2), hull.at(-1), point)) hull.pop()
    hull.push(point)
  }
  return hull
}

function turnsInwards(o: Point | undefined, a: Point | undefined, b: Point): boolean {
  if (o === undefined || a === undefined) return false
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) <= 0
}
