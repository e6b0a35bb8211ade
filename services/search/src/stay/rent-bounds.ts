import { minorPerWhole } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'

// A rent is the sum of week prices times a factor, divided and rounded to whole kroner or euro. Comparing the sum, give
// or take half a unit, decides most cases without the division and rounding, which take most of the time.

const divisor = 7 * 1000
const halfUnit = minorPerWhole / 2

/** Returns true if the rent of these week prices is at most `most`; rounds only if half a unit decides. */
export function isRentWithin(sum: number, factor: number, most: number): boolean {
  const scaled = sum * factor
  if (scaled <= (most - halfUnit) * divisor) return true
  return scaled < (most + halfUnit) * divisor && rentByFactor(sum, factor) <= most
}

/** Returns true if the rent is certainly at least `least`; false if only rounding could tell. */
export function isRentAtLeast(sum: number, factor: number, least: number): boolean {
  return sum * factor >= (least + halfUnit) * divisor
}

/** A larger sum is a rent above the limit, however it is rounded; charges only add to it. */
export function largestSum(max: number, factor: number): number {
  return ((max + minorPerWhole) * divisor) / factor
}

/** A sum up to this is a rent within the limit, however it is rounded; a discount only lowers it. */
export function sumWithin(max: number, factor: number): number {
  return ((max - minorPerWhole) * divisor) / factor
}
