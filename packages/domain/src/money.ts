export type Currency = 'DKK' | 'EUR'

/** Amounts are integers of øre or cents: both currencies have a hundred minor units. */
export const minorPerWhole = 100

/** Half away from zero; never minus zero. Math.round alone rounds -0.5 up to zero. */
export function roundHalfAway(value: number): number {
  return (value < 0 ? -Math.round(-value) : Math.round(value)) + 0
}

/** Rounds minor units to a multiple of a whole krone or euro. */
export function wholeUnits(minor: number): number {
  return roundHalfAway(minor / minorPerWhole) * minorPerWhole
}

/** Divides last: 0.35 × 90 is 31.499… in floating point, 35 × 90 / 100 is exact. */
export function percentOf(minor: number, percent: number): number {
  return roundHalfAway((minor * percent) / 100)
}
