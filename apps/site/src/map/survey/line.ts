import type { Point, Polyline } from '../map-view.ts'

/** Turns a ring so that the land lies to the right, in whichever direction it was drawn. */
export function clockwise(ring: Polyline): Polyline {
  const area = ring.reduce((sum, [lon, lat], index) => {
    const before = ring.at(index - 1) ?? [0, 0]
    return sum + before[0] * lat - lon * before[1]
  }, 0)
  return area > 0 ? ring.toReversed() : ring
}

/** Leaves out points nearer than this to the previous one, in degrees. */
export function thin(line: Polyline, min: number): Polyline {
  return line.reduce<Point[]>((kept, point) => {
    const before = kept.at(-1)
    if (before && Math.hypot((point[0] - before[0]) * 0.56, point[1] - before[1]) < min) return kept
    kept.push(point)
    return kept
  }, [])
}

function indexNearest(ring: Polyline, [lon, lat]: Point): number {
  const distances = ring.map((point) => Math.hypot((point[0] - lon) * 0.56, point[1] - lat))
  return distances.indexOf(Math.min(...distances))
}

/** The stretch of a ring between the points nearest to two places, in the ring's order. */
export function stretchOf(ring: Polyline, from: Point, to: Point): Polyline {
  const start = indexNearest(ring, from)
  const end = indexNearest(ring, to)
  return start <= end ? ring.slice(start, end + 1) : [...ring.slice(start), ...ring.slice(0, end + 1)]
}

/** Replaces a stretch of a ring and keeps its two ends. */
export function replaceStretch(ring: Polyline, from: Point, to: Point, line: Polyline): Polyline {
  const rest = stretchOf(ring, to, from)
  return [...rest, ...line]
}

/** A Catmull–Rom curve through all points, with `parts` pieces between two points. */
export function smooth(line: Polyline, parts: number, isClosed = false): Polyline {
  const at = (index: number): Point => {
    const inside = isClosed ? (index + line.length) % line.length : Math.min(Math.max(index, 0), line.length - 1)
    return line[inside] ?? [0, 0]
  }
  const stretches = line.slice(0, isClosed ? undefined : -1).flatMap((_, index): Polyline => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return Array.from({ length: parts }, (_, part) => {
      const t = part / parts
      return [curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t)] as const
    })
  })
  return isClosed ? stretches : [...stretches, at(line.length - 1)]
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
