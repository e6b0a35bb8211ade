/** Four and a half kilometres an hour: families, and sand at the end. */
const metresPerMinute = 75
/** No path to a beach is surveyed; walked ones are about this much longer than the way of a crow. */
const pathFactor = 1.3

/** How long one walks to what lies so far away as the crow flies, in whole minutes. */
export function walkMinutes(straightM: number): number {
  return Math.max(1, Math.round((straightM * pathFactor) / metresPerMinute))
}
