import type { Span } from './geometry.ts'

/** The plan begins on a Monday. */
const saturday = 5
const weekDays = 7

/** Free nights between the bars, cut on Saturdays, so that each part can be a stay. */
export function freeWeeks(bars: readonly (Span & { readonly lane: number })[], within: Span): Span[] {
  const spans: Span[] = []
  let from = within.from
  const add = (until: number): void => {
    while (from < until) {
      const cut = Math.min(until, from + weekDays - ((from - saturday + weekDays) % weekDays))
      spans.push({ from, until: cut })
      from = cut
    }
  }
  for (const bar of bars) {
    if (bar.lane > 0) continue
    add(Math.min(bar.from, within.until))
    from = Math.max(from, bar.until)
  }
  add(within.until)
  return spans
}
