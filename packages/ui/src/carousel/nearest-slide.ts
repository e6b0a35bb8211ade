/**
 * The slide that starts nearest to the scroll offset; at the end always the last one, which may be too narrow to snap
 * to.
 */
export function nearestSlide(starts: readonly number[], scrolled: number, furthest: number): number {
  if (furthest > 0 && scrolled >= furthest - 1) return starts.length - 1
  let nearest = 0
  starts.forEach((start, index) => {
    if (Math.abs(start - scrolled) < Math.abs((starts[nearest] ?? 0) - scrolled)) nearest = index
  })
  return nearest
}
