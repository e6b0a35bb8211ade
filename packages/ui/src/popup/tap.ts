interface Point {
  x: number
  y: number
}

/** A finger that moves less than this has tapped, further and it has scrolled. */
const tapLimitPx = 20

export function isTap(start: Point, end: Point): boolean {
  return Math.hypot(end.x - start.x, end.y - start.y) < tapLimitPx
}
