import type { Currency } from '@marram/domain/money'
import { amountAttributes } from '../plan/option-attributes.ts'
import { anything } from '../plan/range.ts'
import { type Choice, openTerm, type Term } from '../plan/term.ts'
import { type Bitset, emptySet, putRow } from '../store/bitset.ts'
import { createShelf } from '../store/shelf.ts'
import type { Store } from '../store/store.ts'
import { type CellGroup, cellGroups } from './cells.ts'
import { noPrice, writeFree, writeRents } from './rents.ts'
import { chargesOf, rowOptions } from './row-options.ts'

/** Days before the first index can no longer be booked. */
export type Market = Readonly<{ currency: Currency; firstIndex: number }>
export type StayTerm = Pick<Term, 'days' | 'nights' | 'amounts' | 'persons'>

export type Stays = Readonly<{
  /** Houses with an option that satisfies the term. */
  set: (term: StayTerm, market: Market) => Bitset
  /** The cheapest such option of every house; `noPrice` where there is none. */
  prices: (term: StayTerm, market: Market) => Int32Array
  groups: (term: StayTerm, market: Market) => readonly CellGroup[]
}>

const megabyte = 1_048_576
/** Whom a price is for when nobody says otherwise. */
export const usualPersons = 2

/** Everything about free stays and their prices, computed when first asked for and then kept. */
export function createStays(store: Store): Stays {
  const sets = createShelf<Bitset>(store, 64 * megabyte)
  const rents = createShelf<Int32Array>(store, 256 * megabyte)
  const prices = createShelf<Int32Array>(store, 128 * megabyte)
  const groups = createGroups(store)

  const rentsOf = (term: StayTerm, nights: number, { currency, firstIndex }: Market): Int32Array => {
    const cells = groups.single(term.days, nights, firstIndex)
    const key = `${currency} ${firstIndex} ${nights} ${choiceKey(term.days)}`
    const write = (out: Int32Array, from: number, to: number) => writeRents(store, currency, cells, out, from, to)
    return rents.get(key, () => new Int32Array(store.capacity), write)
  }
  const pricesOf = (term: StayTerm, market: Market): Int32Array => {
    const write = needsOptions(term)
      ? (out: Int32Array, from: number, to: number) =>
          writeCheapest(store, term, market, groups.all(term, market), out, from, to)
      : (out: Int32Array, from: number, to: number) => {
          const lengths = offeredNights(store, term.nights)
          const byLength = lengths.map((nights) => ({ nights, rents: rentsOf(term, nights, market) }))
          writePrices(store, term, market, byLength, out, from, to)
        }
    return prices.get(`${stayKey(term, market, true)}`, () => new Int32Array(store.capacity), write)
  }
  const setOf = (term: StayTerm, market: Market): Bitset => {
    const persons = term.persons ?? usualPersons
    const isFree = amountAttributes.every((attribute) => isOpen(term, attribute))
    const write = isFree
      ? (out: Bitset, from: number, to: number) => {
          writeFree(store, groups.all(term, market), out, from, to)
          for (let row = from; row < to; row += 1) if (persons > (store.maxPersons[row] ?? 0)) putRow(out, row, false)
        }
      : (out: Bitset, from: number, to: number) => {
          const { to: most } = term.amounts.price
          const cheapest = pricesOf(term, market)
          for (let row = from; row < to; row += 1) {
            const price = cheapest[row] ?? noPrice
            putRow(out, row, price !== noPrice && price <= most)
          }
        }
    return sets.get(stayKey(term, market, false), () => emptySet(store.capacity), write)
  }
  return { set: setOf, prices: pricesOf, groups: groups.all }
}

/** An upper bound of the price needs only the cheapest option; every other bound must look at each one. */
function needsOptions(term: StayTerm): boolean {
  return (
    term.amounts.price.from !== anything.from || !isOpen(term, 'discountTotal') || !isOpen(term, 'discountPercentage')
  )
}

function isOpen({ amounts }: StayTerm, attribute: (typeof amountAttributes)[number]): boolean {
  return amounts[attribute].from === anything.from && amounts[attribute].to === anything.to
}

type ByLength = readonly Readonly<{ nights: number; rents: Int32Array }>[]

function writePrices(
  store: Store,
  { persons: asked }: StayTerm,
  { currency }: Market,
  byLength: ByLength,
  out: Int32Array,
  from: number,
  to: number,
): void {
  const persons = asked ?? usualPersons
  out.fill(noPrice, from, to)
  for (const { nights, rents } of byLength) {
    for (let row = from; row < to; row += 1) {
      const rent = rents[row] ?? noPrice
      if (rent === noPrice || persons > (store.maxPersons[row] ?? 0)) continue
      const price = rent + chargesOf(store, currency, row, nights, persons)
      if (price < (out[row] ?? 0)) out[row] = price
    }
  }
}

function writeCheapest(
  store: Store,
  { amounts, persons }: StayTerm,
  { currency }: Market,
  groups: readonly CellGroup[],
  out: Int32Array,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row += 1) {
    let cheapest = noPrice
    // Without a discount nothing is saved, and most houses have none.
    const isHopeless =
      store.discounts[row] === undefined && Math.max(amounts.discountTotal.from, amounts.discountPercentage.from) > 0
    const options = isHopeless ? [] : rowOptions(store, currency, groups, row, persons ?? usualPersons)
    for (const option of options) {
      if (option.price < cheapest && satisfies(option, amounts)) cheapest = option.price
    }
    out[row] = cheapest
  }
}

type Amounts = Readonly<Record<(typeof amountAttributes)[number], number>>

export function satisfies(option: Amounts, amounts: Term['amounts']): boolean {
  return amountAttributes.every(
    (attribute) => option[attribute] >= amounts[attribute].from && option[attribute] <= amounts[attribute].to,
  )
}

function createGroups({ calendar }: Store) {
  const kept = new Map<string, readonly CellGroup[]>()
  const single = (days: Choice, nights: number, firstIndex: number): readonly CellGroup[] => {
    const key = `${firstIndex} ${nights} ${choiceKey(days)}`
    const known = kept.get(key)
    if (known) return known
    if (kept.size > 5000) kept.clear()
    const made = cellGroups(calendar, days, nights, firstIndex)
    kept.set(key, made)
    return made
  }
  const all = (term: StayTerm, { firstIndex }: Market) =>
    offeredNights({ calendar }, term.nights).flatMap((nights) => single(term.days, nights, firstIndex))
  return { single, all }
}

function offeredNights({ calendar }: Pick<Store, 'calendar'>, nights: Choice): number[] {
  const lengths: number[] = []
  for (let length = 1; length <= calendar.longest; length += 1)
    if (nights === null || nights[length] === 1) lengths.push(length)
  return lengths
}

const keys = new WeakMap<Uint8Array, string>()

/** Equal choices have equal keys, whoever made them. */
function choiceKey(choice: Choice): string {
  if (choice === null) return '*'
  const known = keys.get(choice)
  if (known !== undefined) return known
  let key = ''
  for (let at = 0; at < choice.length; at += 1) {
    if (choice[at] === 1 && choice[at - 1] !== 1) key += `${at}-`
    if (choice[at] !== 1 && choice[at - 1] === 1) key += `${at},`
  }
  keys.set(choice, key)
  return key
}

/** `isForPrices`: a price below a bound is compared after the fact, so that one column serves every bound. */
function stayKey(term: StayTerm, { currency, firstIndex }: Market, isForPrices: boolean): string {
  const { price, discountTotal, discountPercentage } = term.amounts
  const most = isForPrices && !needsOptions(term) ? '' : price.to
  const ranges = [
    price.from,
    most,
    discountTotal.from,
    discountTotal.to,
    discountPercentage.from,
    discountPercentage.to,
  ]
  const persons = term.persons ?? usualPersons
  return `${currency} ${firstIndex} ${persons} ${ranges.join()} ${choiceKey(term.nights)} ${choiceKey(term.days)}`
}

export const anyStay: StayTerm = openTerm
