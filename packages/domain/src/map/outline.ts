import type { Box, Point, Polyline } from './view.ts'

type Edge = { readonly isInside: (point: Point) => boolean; readonly cut: (a: Point, b: Point) => Point }

function edgesOf({ west, south, east, north }: Box): Edge[] {
  const atLon = (lon: number) => (a: Point, b: Point) =>
    [lon, a[1] + ((lon - a[0]) / (b[0] - a[0])) * (b[1] - a[1])] as const
  const atLat = (lat: number) => (a: Point, b: Point) =>
    [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat] as const
  return [
    { isInside: ([lon]) => lon >= west, cut: atLon(west) },
    { isInside: ([lon]) => lon <= east, cut: atLon(east) },
    { isInside: ([, lat]) => lat >= south, cut: atLat(south) },
    { isInside: ([, lat]) => lat <= north, cut: atLat(north) },
  ]
}

/** Sutherland–Hodgman: separate pieces stay one ring, joined along the invisible edge of the box. */
export function clipRing(ring: Polyline, box: Box): Polyline {
  return edgesOf(box).reduce<Polyline>((points, { isInside, cut }) => {
    return points.flatMap((point, index): Polyline => {
      const before = points.at(index - 1) ?? point
      if (isInside(point)) return isInside(before) ? [point] : [cut(before, point), point]
      return isInside(before) ? [cut(before, point)] : []
    })
  }, ring)
}
