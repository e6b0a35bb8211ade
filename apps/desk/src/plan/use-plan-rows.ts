import { type ArrivalRule, type PlanBar, type PlanConflict, planPrices, planWindow } from '@marram/contract/desk/plan'
import { editionByKey } from '@marram/domain/edition'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { asking } from '../kit/desk-client.ts'
import { startPage } from '../kit/start-page.ts'
import type { Chunk } from './chunks.ts'
import type { PlanDays } from './plan-days.ts'
import { createRow, type Price, type Row } from './plan-rows.ts'

const { currency } = editionByKey(startPage.edition)

type Conflicts = ReadonlyMap<number, readonly PlanConflict[]>
const noConflicts: readonly PlanConflict[] = []
const noPrices: readonly Price[] = []
const noBars: readonly PlanBar[] = []

export type PlanRows = {
  readonly rowOf: (house: number) => Row
  readonly pricesOf: (house: number) => readonly Price[]
  /** The agency's rule for arrivals on a day. */
  readonly ruleOn: (day: number) => ArrivalRule | null
  readonly isLoading: boolean
  readonly isError: boolean
  readonly again: () => void
}

/** Bars and prices of the chunks. A row that has not changed is the same object, so that it is not drawn again. */
export function usePlanRows(
  chunks: readonly Chunk[],
  conflicts: Conflicts,
  days: PlanDays,
  hasPrices: boolean,
): PlanRows {
  const bars = useQueries({ queries: chunks.map((chunk) => asking(planWindow, windowOf(chunk, days))) })
  const prices = useQueries({
    queries: (hasPrices ? chunks : []).map((chunk) => asking(planPrices, { ...windowOf(chunk, days), currency })),
  })
  const rows = useRef(createMemory<PlanBar, Row>()).current
  const priceRows = useRef(createMemory<Price, readonly Price[]>()).current
  const barData = useSame(bars.map(({ data }) => data))
  const priceData = useSame(prices.map(({ data }) => data))
  const isLoading = bars.some(({ isPending }) => isPending)
  const isError = bars.some((question) => question.isError)
  const failed = useRef(bars)
  failed.current = bars.filter((question) => question.isError)
  return useMemo(() => {
    const foundBars = barData.map((data) => (data ? barsByHouse(data.bars) : null))
    const foundPrices = priceData.map((data, index) =>
      data ? pricesByHouse(data.stays, chunks[index]?.from ?? 0) : null,
    )
    return {
      rowOf: (house) => {
        const own = conflicts.get(house) ?? noConflicts
        return rows(house, [days, own], partsOf(foundBars, house, noBars), (all) => createRow(all, own, days))
      },
      pricesOf: (house) => priceRows(house, [days], partsOf(foundPrices, house, noPrices), (all) => all),
      ruleOn: (day) => {
        const iso = days.dayOf(day)
        const rules = priceData.flatMap((data) => data?.rules ?? [])
        return rules.find(({ from, until }) => from <= iso && iso < until) ?? null
      },
      isLoading,
      isError,
      again: () => {
        for (const { refetch } of failed.current) void refetch()
      },
    }
  }, [barData, priceData, chunks, conflicts, days, isLoading, isError, rows, priceRows])
}

/** The list as it was, if its entries are the same. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const known = useRef(list)
  const isSame = known.current.length === list.length && known.current.every((one, index) => one === list[index])
  if (!isSame) known.current = list
  return known.current
}

const windowOf = ({ houses, from, days: count }: Chunk, days: PlanDays) => ({
  houses: [...houses],
  from: days.dayOf(from),
  days: count,
})

const partsOf = <T>(found: readonly (Map<number, readonly T[]> | null)[], house: number, none: readonly T[]) =>
  found.map((byHouse) => byHouse?.get(house) ?? none).filter((part) => part.length > 0)

const barCache = new WeakMap<readonly PlanBar[], Map<number, PlanBar[]>>()
function barsByHouse(bars: readonly PlanBar[]): Map<number, PlanBar[]> {
  const known = barCache.get(bars) ?? Map.groupBy(bars, ({ house }) => house)
  barCache.set(bars, known)
  return known
}

type Stays = readonly { readonly house: number; readonly shortest: readonly (readonly [number, number, number])[] }[]
const priceCache = new WeakMap<Stays, Map<number, Price[]>>()
function pricesByHouse(stays: Stays, from: number): Map<number, Price[]> {
  const known =
    priceCache.get(stays) ??
    new Map(
      stays.map(({ house, shortest }) => [
        house,
        shortest.map(([day, nights, rent]) => ({ day: from + day, nights, rent })),
      ]),
    )
  priceCache.set(stays, known)
  return known
}

type Memory<Part, Made> = (
  house: number,
  besides: readonly unknown[],
  parts: readonly (readonly Part[])[],
  make: (all: readonly Part[]) => Made,
) => Made

/** Makes something of a house's parts again only if one of them is another object. */
function createMemory<Part, Made>(): Memory<Part, Made> {
  const made = new Map<number, { readonly of: readonly unknown[]; readonly value: Made }>()
  return (house, besides, parts, make) => {
    const of = [...besides, ...parts]
    const known = made.get(house)
    if (known && known.of.length === of.length && known.of.every((one, index) => one === of[index])) return known.value
    const value = make(parts.flat())
    made.set(house, { of, value })
    return value
  }
}
