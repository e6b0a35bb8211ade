import { discountOf } from '@marram/domain/discount'
import type { Currency } from '@marram/domain/money'
import { lookAtDeadline } from '../query/deadline.ts'
import { type Bitset, emptySet, isEmpty, putRow } from '../store/bitset.ts'
import { everyDayOnly, visitChanged } from '../store/changed-rows.ts'
import { createRecentCache } from '../store/recent-cache.ts'
import type { Store } from '../store/store.ts'
import type { CellGroup, SeasonShare } from './cells.ts'
import { chargesOf } from './charges.ts'
import { bestPercent, type Market } from './cheapest-rent.ts'
import type { FreeSets } from './free-sets.ts'
import type { GroupDays } from './lower-by-groups.ts'
import { isRentWithin, largestSum, sumWithin } from './rent-bounds.ts'
import { rentFor } from './row-options.ts'

export type Limit = Readonly<{ persons: number; max: number }>

/**
 * Keeps the houses with a stay in the groups that costs at most the limit. Computes no full prices: the first stay
 * within the limit decides, and most houses are decided by their week price alone. Results are cached only on request:
 * sets of all houses for the hundred kinds of a weekend would be evicted unread.
 */
export type SelectWithinLimit = (
  market: Market,
  groups: readonly CellGroup[],
  limit: Limit,
  houses: Bitset,
  isKept: boolean,
) => Bitset

/** The tested houses, and those with a stay of one kind within the limit, before discounts. */
type Answers = { readonly known: Bitset; readonly yes: Bitset; upTo: number }

const maxKept = 1500

/**
 * Caches per house if a kind of stay is within the limit, because that is the same on each of its arrival days: five
 * change days of a weekend need it five times, and bookings don't change it.
 */
export function createWithinLimit(store: Store, free: FreeSets): SelectWithinLimit {
  const kept = createRecentCache<Answers>(maxKept)
  const kinds = new WeakMap<readonly SeasonShare[], number>()
  let kindCount = 0
  const answersFor = ({ shares }: CellGroup, { currency }: Market, { persons, max }: Limit): Answers => {
    const kind = kinds.get(shares) ?? kindCount++
    kinds.set(shares, kind)
    const key = `${kind} ${currency} ${persons} ${max}`
    const { capacity, journal } = store
    const known = kept.get(key)
    if (known) return known.upTo === journal.length ? known : forgetPriced(store, known)
    const answers = { known: emptySet(capacity), yes: emptySet(capacity), upTo: journal.length }
    kept.set(key, answers)
    return answers
  }
  return (market, groups, limit, houses, isKept) => {
    const left = houses.slice()
    for (const group of groups) {
      lookAtDeadline()
      const open = group.days.map((day) => free.at(day, group.nights))
      const reduced = group.days.map(free.discountedOn)
      const answers = isKept ? answersFor(group, market, limit) : null
      dropWithin(store, market, group, { open, reduced }, limit, answers, left)
      if (isEmpty(left)) return houses
    }
    for (let word = 0; word < houses.length; word += 1) houses[word] = (houses[word] ?? 0) & ~(left[word] ?? 0)
    return houses
  }
}

function forgetPriced(store: Store, answers: Answers): Answers {
  const { known, yes, upTo } = answers
  visitChanged(store, upTo, everyDayOnly, (row) => {
    putRow(known, row, false)
    putRow(yes, row, false)
  })
  answers.upTo = store.journal.length
  return answers
}

/** Removes the houses that are free for a stay of the group within the limit. */
function dropWithin(
  store: Store,
  { currency }: Market,
  group: CellGroup,
  { open, reduced }: GroupDays,
  { persons, max }: Limit,
  answers: Answers | null,
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
    const known = answers?.known[word] ?? 0
    let within = bits & known & (answers?.yes[word] ?? 0)
    let missing = bits & ~known
    while (missing !== 0) {
      const lowest = missing & -missing
      const row = (word << 5) + (31 - Math.clz32(lowest))
      missing &= missing - 1
      let sum = firstNights * (firstPrices[row] ?? 0) + secondNights * (secondPrices[row] ?? 0)
      for (let at = 0; at < others.length; at += 1) {
        const share = others[at]
        if (share) sum += share.nights * (weekPrices[share.season]?.[row] ?? 0)
      }
      if (sum > mostSum) continue
      if (sum > enough) {
        let charged = (perStay[row] ?? 0) + nights * (perNight[row] ?? 0)
        if (persons > 0) charged += persons * ((perPerson[row] ?? 0) + nights * (perPersonNight[row] ?? 0))
        if (!isRentWithin(sum, factor, max - charged)) continue
      }
      within |= lowest
    }
    if (answers !== null) {
      answers.known[word] = known | bits
      answers.yes[word] = (answers.yes[word] ?? 0) | within
    }
    let tooDear = bits & cheaper & ~within
    while (tooDear !== 0) {
      const lowest = tooDear & -tooDear
      const row = (word << 5) + (31 - Math.clz32(lowest))
      tooDear &= tooDear - 1
      if (reducedPrice(store, currency, group, persons, row) <= max) within |= lowest
    }
    left[word] = wanted & ~within
  }
}

/** The price of the group's stay on the day with the best discount. */
function reducedPrice(store: Store, currency: Currency, group: CellGroup, persons: number, row: number): number {
  const rent = rentFor(store, currency, group, row)
  const discount = discountOf(rent, bestPercent(store, group, row))
  return rent - discount + chargesOf(store, currency, row, group.nights, persons)
}
