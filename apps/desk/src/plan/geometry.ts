/** Days are counted from the plan's first one. A stay covers the days' columns from noon to noon. */
export type Span = { readonly from: number; readonly until: number }

/** Pixels of the column with the houses, of the head, and of a row. */
export const headWidth = 236
export const headHeight = 86
export const laneHeight = 40
export const nextLaneHeight = 32
export const barHeight = 30
const barTop = 5
/** Between two stays on a change-over day. */
const gap = 2
const edgePx = 7
const shortestToResize = 24

export const spansOverlap = (a: Span, b: Span): boolean => a.from < b.until && b.from < a.until

export type Box = { readonly left: number; readonly width: number }

/** Half of the arrival day, half of the departure day. */
export function boxOf({ from, until }: Span, dayWidth: number): Box {
  return { left: (from + 0.5) * dayWidth + gap / 2, width: Math.max(gap, (until - from) * dayWidth - gap) }
}

export const dayAt = (x: number, dayWidth: number): number => Math.floor(x / dayWidth)

export const laneTop = (lane: number): number => barTop + lane * nextLaneHeight

export const rowHeight = (lanes: number): number => laneHeight + (lanes - 1) * nextLaneHeight

/**
 * Puts spans that overlap into lanes of their own. Without conflicts there is one lane; the first of the list keeps it.
 */
export function lanesOf(spans: readonly Span[]): number[] {
  const lanes: Span[][] = []
  return spans.map((span) => {
    const free = lanes.findIndex((lane) => !lane.some((other) => spansOverlap(other, span)))
    const lane = free < 0 ? lanes.length : free
    lanes[lane] = [...(lanes[lane] ?? []), span]
    return lane
  })
}

/** The nights that a conflict is about. */
export function sharedNights(one: Span, others: readonly Span[]): Span[] {
  return others.flatMap((other) => {
    const shared = { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) }
    return shared.from < shared.until ? [shared] : []
  })
}

/** The span whose night begins on a day. */
export function spanOn<T extends Span>(spans: readonly T[], day: number): T | null {
  return spans.find(({ from, until }) => from <= day && day < until) ?? null
}

/** The free days around a day, as the nights that can be sold; null if the night is taken. */
export function freeAround(spans: readonly Span[], day: number, within: Span): Span | null {
  if (spanOn(spans, day) !== null || day < within.from || day >= within.until) return null
  let { from, until } = within
  for (const span of spans) {
    if (span.until <= day) from = Math.max(from, span.until)
    else until = Math.min(until, span.from)
  }
  return { from, until }
}

/** The nights between two days that a pointer marks, cut at the next taken one; null if it began on one. */
export function markedNights(spans: readonly Span[], begun: number, now: number, within: Span): Span | null {
  const free = freeAround(spans, begun, within)
  if (free === null) return null
  const from = Math.max(free.from, Math.min(begun, now))
  const until = Math.min(free.until, Math.max(begun, now) + (now < begun ? 0 : 1))
  return { from, until: Math.max(until, from + 1) }
}

export type Grip = 'start' | 'end' | 'middle'

/** The part of a bar below a pointer. Narrow bars can only be moved. */
export function gripAt(x: number, { left, width }: Box): Grip {
  if (width < shortestToResize) return 'middle'
  if (x - left < edgePx) return 'start'
  return left + width - x < edgePx ? 'end' : 'middle'
}

/** A bar after dragging by some days; a resized one keeps at least a night. */
export function draggedSpan({ from, until }: Span, grip: Grip, days: number, within: Span): Span {
  if (grip === 'start') return { from: clamp(from + days, within.from, until - 1), until }
  if (grip === 'end') return { from, until: clamp(until + days, from + 1, within.until) }
  const moved = clamp(from + days, within.from, within.until - (until - from))
  return { from: moved, until: moved + until - from }
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))

/** The next day that an arrow key goes to: a bar is one stop. */
export function nextDay(spans: readonly Span[], day: number, step: 1 | -1, within: Span): number {
  const here = spanOn(spans, day)
  const next = step === 1 ? (here?.until ?? day + 1) : (here?.from ?? day) - 1
  const clamped = clamp(next, within.from, within.until - 1)
  return step === 1 ? clamped : clamp(spanOn(spans, clamped)?.from ?? clamped, within.from, clamped)
}

/** The index of the row below a pointer; `tops` are the rows' upper edges. */
export function rowAt(y: number, tops: readonly number[]): number {
  let [low, high] = [0, Math.max(0, tops.length - 1)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
