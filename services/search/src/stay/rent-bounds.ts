import { minorPerWhole } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'

// A rent is the sum of week prices times a factor, divided and rounded to whole kroner or euro. Most questions about it are
// decided by the sum, half a unit this way or the other, and dividing and rounding is most of what a price costs.

const divisor = 7 * 1000
const halfUnit = minorPerWhole / 2

/** Whether week prices that add up to so much are a rent of at most so much; rounded only where half a unit decides. */
export function isRentWithin(sum: number, factor: number, most: number): boolean {
  const scaled = sum * factor
  if (scaled <= (most - halfUnit) * divisor) return true
  return scaled < (most + halfUnit) * divisor && rentByFactor(sum, factor) <= most
}

/** Whether they are certainly a rent of no less than so much; false where only rounding could tell. */
export function isRentAtLeast(sum: number, factor: number, least: number): boolean {
  return sum * factor >= (least + halfUnit) * divisor
}

/** Week prices that add up to more are a rent above the limit, however it is rounded, and charges only add to it. */
export function largestSum(max: number, factor: number): number {
  return ((max + minorPerWhole) * divisor) / factor
}

/** Week prices that add up to no more are a rent within the limit, however it is rounded; a discount only lowers it. */
export function sumWithin(max: number, factor: number): number {
  return ((max - minorPerWhole) * divisor) / factor
}
