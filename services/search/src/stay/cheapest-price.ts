import { discountOf } from '@marram/domain/discount'
import { rentByFactor } from '@marram/domain/rent'
import type { Store } from '../store/store.ts'
import type { CellGroup } from './cells.ts'
import { bestPercent, type Market } from './cheapest-rent.ts'
import { noPrice } from './no-price.ts'

/** With fewer, testing most lengths is faster than finding a house's cheapest week. */
const manyGroups = 200

/**
 * The price of one house's cheapest stay in the groups, mandatory items included; `noPrice` if it is free for none.
 * After a booking about a hundred columns need this for a single house, so only the number is computed.
 */
export function cheapestPrice(
  store: Store,
  { currency }: Market,
  groups: readonly CellGroup[],
  persons: number,
  row: number,
): number {
  if (persons > (store.maxPersons[row] ?? 0)) return noPrice
  const { weekPrices, charges } = store.prices[currency]
  const once = (charges.perStay[row] ?? 0) + persons * (charges.perPerson[row] ?? 0)
  const nightly = (charges.perNight[row] ?? 0) + persons * (charges.perPersonNight[row] ?? 0)
  const isReduced = store.discounts[row] !== undefined
  const floor = groups.length > manyGroups && !isReduced ? lowestWeek(weekPrices, row) : 0
  let cheapest = noPrice
  let length = { nights: 0, isOut: false }
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at]
    if (group === undefined) continue
    const { shares, nights, factor } = group
    const charged = once + nights * nightly
    if (floor > 0 && nights !== length.nights) {
      length = { nights, isOut: rentByFactor(nights * floor, factor) + charged >= cheapest }
    }
    if (length.isOut) continue
    let sum = 0
    for (let part = 0; part < shares.length; part += 1) {
      const share = shares[part]
      if (share) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
    }
    const rent = rentByFactor(sum, factor)
    if (isReduced) {
      const percent = bestPercent(store, group, row)
      if (percent < 0) continue
      const price = rent - (percent === 0 ? 0 : discountOf(rent, percent)) + charged
      if (price < cheapest) cheapest = price
    } else if (rent + charged < cheapest && isFree(store, group, row)) cheapest = rent + charged
  }
  return cheapest
}

function isFree({ freeRun, capacity }: Store, { days, nights }: CellGroup, row: number): boolean {
  for (let at = 0; at < days.length; at += 1) {
    if ((freeRun[(days[at] ?? 0) * capacity + row] ?? 0) >= nights) return true
  }
  return false
}

/** Skips seasons in which the house has no price, and so can't be booked. */
function lowestWeek(weekPrices: readonly Int32Array[], row: number): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let season = 0; season < weekPrices.length; season += 1) {
    const price = weekPrices[season]?.[row] ?? 0
    if (price > 0 && price < lowest) lowest = price
  }
  return lowest
}
