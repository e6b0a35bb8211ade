import type { PlanBar, PlanConflict } from '@marram/contract/desk/plan'
import { lanesOf, type Span, sharedNights } from './geometry.ts'
import type { PlanDays } from './plan-days.ts'

/** A bar with its place in the row of its house. */
export type Bar = Span & {
  /** Unique in the plan. */
  readonly key: string
  readonly lane: number
  readonly isConflict: boolean
  readonly data: PlanBar
}

/** Day, nights and rent of the shortest stay from a free day. */
export type Price = { readonly day: number; readonly nights: number; readonly rent: number }

/** Nights that two have, tinted in the row. */
export type Row = { readonly bars: readonly Bar[]; readonly shared: readonly Span[] }

const emptyRow: Row = { bars: [], shared: [] }

/** Bars of one house from several questions, each once, with their lanes. */
export function createRow(found: readonly PlanBar[], conflicts: readonly PlanConflict[], days: PlanDays): Row {
  if (found.length === 0 && conflicts.length === 0) return emptyRow
  const own = new Map(found.map((bar) => [keyOf(bar), place(bar, days)]))
  const foreign = conflicts.map((conflict): readonly [string, Placed] => {
    const bar: PlanBar = { kind: 'foreign', ...conflict }
    return [`conflict ${keyOf(bar)}`, place(bar, days)]
  })
  const shared = foreign.flatMap(([, bar]) => sharedNights(bar, [...own.values()]))
  const all = [...own, ...foreign]
  const lanes = lanesOf(all.map(([, bar]) => bar))
  const bars = all.map(([key, bar], index): Bar => {
    const isConflict = index >= own.size || sharedNights(bar, shared).length > 0
    return { ...bar, key, lane: lanes[index] ?? 0, isConflict }
  })
  return { bars: bars.toSorted((a, b) => a.from - b.from || a.lane - b.lane), shared }
}

/** The lanes of a house before its bars are known: conflicts of different portals may overlap as well. */
export function lanesOfConflicts(conflicts: readonly PlanConflict[], days: PlanDays): number {
  if (conflicts.length === 0) return 1
  const lanes = lanesOf(conflicts.map(({ arrival, departure }) => spanOf(arrival, departure, days)))
  return 2 + Math.max(...lanes)
}

type Placed = Span & { readonly data: PlanBar }

const place = (data: PlanBar, days: PlanDays): Placed => ({ ...spanOf(data.arrival, data.departure, days), data })

const spanOf = (arrival: string, departure: string, { indexOf }: PlanDays): Span => ({
  from: indexOf(arrival),
  until: indexOf(departure),
})

/** No two stays of a house begin on the same day, conflicts apart. */
const keyOf = ({ house, arrival, kind }: PlanBar): string => `${kind} ${house} ${arrival}`
