interface Point {
  x: number
  y: number
}

/** A touch that moves less than this is a tap; one that moves further is a scroll. */
const tapLimitPx = 20

export function isTap(start: Point, end: Point): boolean {
  return Math.hypot(end.x - start.x, end.y - start.y) < tapLimitPx
}
