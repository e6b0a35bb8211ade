import { discountOf } from '@marram/domain/discount'
import { minorPerWhole } from '@marram/domain/money'
import { rentByFactor } from '@marram/domain/rent'
import { checkDeadline } from '../query/deadline.ts'
import { type Bitset, isEmpty } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { bestPercent, type Market } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import type { GroupDays } from './lower-by-groups.ts'

export type Limit = Readonly<{ persons: number; max: number }>

/**
 * Leaves in the set the houses with a stay in the groups that costs at most so much. Nothing is written down about any
 * price: a house is done with at its first stay that is cheap enough, and most are too dear by their week price alone,
 * or cheap enough by it, whatever is charged beside it.
 */
export function selectWithinLimit(
  store: Store,
  market: Market,
  groups: readonly CellGroup[],
  free: FreeSets,
  limit: Limit,
  houses: Bitset,
): Bitset {
  const left = houses.slice()
  for (const group of groups) {
    checkDeadline()
    const open = group.days.map((day) => free.at(day, group.nights))
    const reduced = group.days.map(free.discountedOn)
    dropWithin(store, market, group, { open, reduced }, limit, left)
    if (isEmpty(left)) return houses
  }
  for (let word = 0; word < houses.length; word += 1) houses[word] = (houses[word] ?? 0) & ~(left[word] ?? 0)
  return houses
}

/** Takes the houses out that are free for a stay of the group and cost at most so much. */
function dropWithin(
  store: Store,
  { currency }: Market,
  group: CellGroup,
  { open, reduced }: GroupDays,
  { persons, max }: Limit,
  left: Bitset,
): void {
  const { shares, factor, nights } = group
  const { weekPrices, charges, mostCharged } = store.prices[currency]
  const { perStay, perNight, perPerson, perPersonNight } = charges
  const [first, second, ...others] = shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = weekPrices[second?.season ?? first.season] ?? firstPrices
  const firstNights = first.nights
  const secondNights = second?.nights ?? 0
  const mostSum = largestSum(max, factor)
  const enough =
    persons > 0
      ? Number.NEGATIVE_INFINITY
      : sumWithin(max - mostCharged.perStay - nights * mostCharged.perNight, factor)
  for (let word = 0; word < left.length; word += 1) {
    const wanted = left[word] ?? 0
    if (wanted === 0) continue
    let bits = 0
    let cheaper = 0
    for (let at = 0; at < open.length; at += 1) {
      const free = open[at]?.[word] ?? 0
      bits |= free
      cheaper |= free & (reduced[at]?.[word] ?? 0)
    }
    bits &= wanted
    let within = 0
    while (bits !== 0) {
      const lowest = bits & -bits
      const row = (word << 5) + (31 - Math.clz32(lowest))
      bits &= bits - 1
      let sum = firstNights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
      for (let at = 0; at < others.length; at += 1) {
        const share = others[at]
        if (share) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
      }
      if (sum <= enough) {
        within |= lowest
        continue
      }
      const isReduced = (cheaper & lowest) !== 0
      if (sum > mostSum && !isReduced) continue
      const rent = rentByFactor(sum, factor)
      let price = rent + (perStay[row] ?? 0) + nights * (perNight[row] ?? 0)
      if (isReduced) price -= discountOf(rent, bestPercent(store, group, row))
      if (persons > 0) price += persons * ((perPerson[row] ?? 0) + nights * (perPersonNight[row] ?? 0))
      if (price <= max) within |= lowest
    }
    left[word] = wanted & ~within
  }
}

/** Week prices that add up to more are a rent above the limit, however it is rounded, and charges only add to it. */
function largestSum(max: number, factor: number): number {
  return ((max / minorPerWhole + 1) * 7 * 1000 * minorPerWhole) / factor
}

/** Week prices that add up to no more are a rent within the limit, however it is rounded; a discount only lowers it. */
function sumWithin(max: number, factor: number): number {
  return ((max / minorPerWhole - 1) * 7 * 1000 * minorPerWhole) / factor
}
