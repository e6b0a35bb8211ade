import { epochDay, type IsoDay } from '@marram/domain/iso-day'
import { type SchoolRegion, schoolRegions } from '@marram/domain/school-holidays'
import type { Span } from './geometry.ts'

/** Days with the same schools closed. */
export type SchoolSpan = Span & {
  readonly regions: readonly SchoolRegion[]
  /** Those that were not closed the day before. */
  readonly fresh: readonly SchoolRegion[]
}

const spans = schoolRegions.flatMap(([region, holidays]) =>
  holidays.map(({ from, until }) => ({ region, from: epochDay(from), until: epochDay(until) + 1 })),
)

/** The school holidays of Denmark and Germany below the days of the plan. */
export function schoolSpans(origin: IsoDay, within: Span): SchoolSpan[] {
  const zero = epochDay(origin)
  const shown = spans
    .map((span) => ({ region: span.region, from: span.from - zero, until: span.until - zero }))
    .filter(({ from, until }) => from < within.until && until > within.from)
  const edges = new Set([within.from, within.until])
  for (const { from, until } of shown) {
    if (from > within.from) edges.add(from)
    if (until < within.until) edges.add(until)
  }
  const days = [...edges].sort((a, b) => a - b)
  let before: readonly SchoolRegion[] = []
  return days.slice(0, -1).flatMap((from, index) => {
    const until = days[index + 1] ?? from
    const regions = shown.filter((span) => span.from <= from && span.until >= until).map(({ region }) => region)
    const fresh = regions.filter((region) => !before.includes(region))
    before = regions
    return regions.length > 0 ? [{ from, until, regions, fresh }] : []
  })
}
