/** 4.5 km/h: families, and sand at the end. */
const metresPerMinute = 75
/** Paths to the beach are not surveyed; they are about this much longer than the straight line. */
const pathFactor = 1.3

/** Walking time for a straight-line distance, in whole minutes. */
export function walkMinutes(straightM: number): number {
  return Math.max(1, Math.round((straightM * pathFactor) / metresPerMinute))
}
