import { discountOf } from '@marram/domain/discount'
import { rentByFactor } from '@marram/domain/rent'
import { lookAtDeadline } from '../query/deadline.ts'
import type { Bitset } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { bestPercent, type Market } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import { noPrice } from './no-price.ts'
import { isRentAtLeast } from './rent-bounds.ts'

/** Lowers the prices of these houses to that of their cheapest stay in the groups, mandatory items included. */
export function lowerByGroups(
  store: Store,
  market: Market,
  groups: readonly CellGroup[],
  free: FreeSets,
  persons: number,
  houses: Bitset,
  out: Int32Array,
): void {
  for (const group of groups) {
    lookAtDeadline()
    const open = group.days.map((day) => free.at(day, group.nights))
    const reduced = group.days.map(free.discountedOn)
    lowerByGroup(store, market, group, { open, reduced }, persons, houses, out)
  }
}

/** By day of a group: the houses free for its stay, and those with a discount on arrival. */
export type GroupDays = Readonly<{ open: readonly Bitset[]; reduced: readonly Bitset[] }>

/** Most houses have their discounts at another time, so those with one now are a set. */
function lowerByGroup(
  store: Store,
  { currency }: Market,
  group: CellGroup,
  { open, reduced }: GroupDays,
  persons: number,
  houses: Bitset,
  out: Int32Array,
): void {
  const { shares, factor, nights } = group
  const { weekPrices, charges } = store.prices[currency]
  const { perStay, perNight, perPerson, perPersonNight } = charges
  const [first, second, ...others] = shares
  const firstPrices = weekPrices[first?.season ?? -1]
  if (first === undefined || firstPrices === undefined) return
  const secondPrices = weekPrices[second?.season ?? first.season] ?? firstPrices
  const firstNights = first.nights
  const secondNights = second?.nights ?? 0
  for (let word = 0; word < houses.length; word += 1) {
    const wanted = houses[word] ?? 0
    if (wanted === 0) continue
    let bits = 0
    let cheaper = 0
    for (let at = 0; at < open.length; at += 1) {
      const free = open[at]?.[word] ?? 0
      bits |= free
      cheaper |= free & (reduced[at]?.[word] ?? 0)
    }
    bits &= wanted
    while (bits !== 0) {
      const lowest = bits & -bits
      const row = (word << 5) + (31 - Math.clz32(lowest))
      bits &= bits - 1
      let sum = firstNights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
      for (let at = 0; at < others.length; at += 1) {
        const share = others[at]
        if (share) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
      }
      let charged = (perStay[row] ?? 0) + nights * (perNight[row] ?? 0)
      if (persons > 0) charged += persons * ((perPerson[row] ?? 0) + nights * (perPersonNight[row] ?? 0))
      const isReduced = (cheaper & lowest) !== 0
      const lowestYet = out[row] ?? noPrice
      if (!isReduced && isRentAtLeast(sum, factor, lowestYet - charged)) continue
      const rent = rentByFactor(sum, factor)
      let price = rent + charged
      if (isReduced) price -= discountOf(rent, bestPercent(store, group, row))
      if (price < lowestYet) out[row] = price
    }
  }
}
