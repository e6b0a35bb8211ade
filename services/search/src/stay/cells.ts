import { lengthFactorPermille } from '@marram/domain/rent'
import type { PositionSet } from '../plan/term.ts'
import { type Calendar, isOffered } from '../store/calendar.ts'

/** The number of nights of a stay in a season of the calendar. */
export type SeasonShare = Readonly<{ season: number; nights: number }>

/** Stays of one length with the same seasons, which have the same rent in every house. */
export type CellKind = Readonly<{ nights: number; factor: number; shares: readonly SeasonShare[] }>

/** A kind with its arrival days: a year of arrivals needs about a hundred rents instead of one per day. */
export type CellGroup = CellKind & Readonly<{ days: readonly number[] }>

export type Cells = Readonly<{
  /** Null if no such stay is offered. */
  kindAt: (day: number, nights: number) => CellKind | null
  groups: (days: PositionSet, nights: number, firstIndex: number) => CellGroup[]
}>

/** Every stay that the agency's calendar allows, independent of houses; computed per length on first use. */
export function createCells(calendar: Calendar): Cells {
  const byNights: (readonly (CellKind | null)[] | undefined)[] = []
  const kindsOf = (nights: number): readonly (CellKind | null)[] => {
    const known = byNights[nights] ?? kindsByDay(calendar, nights)
    byNights[nights] = known
    return known
  }
  return {
    kindAt: (day, nights) => kindsOf(nights)[day] ?? null,
    groups: (days, nights, firstIndex) => {
      const groups = new Map<CellKind, number[]>()
      const kinds = kindsOf(nights)
      for (let day = Math.max(0, firstIndex); day < calendar.days; day += 1) {
        if (days !== null) day = days.indexOf(1, day)
        if (day < 0) break
        const kind = kinds[day] ?? null
        if (kind === null) continue
        const known = groups.get(kind)
        if (known) known.push(day)
        else groups.set(kind, [day])
      }
      return [...groups].map(([kind, groupDays]) => ({ ...kind, days: groupDays }))
    },
  }
}

/**
 * Stays of one arrival day, shortest first, one of which must be the cheapest. A house that is free for a longer stay
 * is free for a shorter one, so most of a season's thirty lengths can be skipped: within one season all but the
 * shortest.
 */
export function cheapestKinds(kinds: readonly CellKind[], weekSpread: number): CellKind[] {
  const kept: CellKind[] = []
  for (const kind of kinds) if (!kept.some((shorter) => isNeverCheaper(kind, shorter, weekSpread))) kept.push(kind)
  return kept
}

/**
 * Returns true if the longer of two stays from one day costs at least as much as the shorter in any house: the seasons
 * it gains outweigh those it loses, even if a week in them is `weekSpread` times cheaper. Discounts belong to the
 * arrival day, and charges only grow.
 */
export function isNeverCheaper(longer: CellKind, shorter: CellKind, weekSpread: number): boolean {
  let [more, less] = [0, 0]
  const { shares } = longer
  for (let at = 0; at < shares.length; at += 1) {
    const season = shares[at]?.season ?? -1
    if (isRepeated(shares, at, season)) continue
    const difference = nightsIn(longer, season) * longer.factor - nightsIn(shorter, season) * shorter.factor
    if (difference > 0) more += difference
    else less -= difference
  }
  return less === 0 || less * weekSpread <= more
}

function isRepeated(shares: readonly SeasonShare[], end: number, season: number): boolean {
  for (let at = 0; at < end; at += 1) if (shares[at]?.season === season) return true
  return false
}

function nightsIn({ shares }: CellKind, season: number): number {
  let nights = 0
  for (const share of shares) if (share.season === season) nights += share.nights
  return nights
}

function kindsByDay(calendar: Calendar, nights: number): (CellKind | null)[] {
  const kinds = new Map<string, CellKind>()
  return Array.from({ length: calendar.days }, (_, day) => {
    const shares = isOffered(calendar, day, nights) ? sharesOf(calendar, day, nights) : null
    if (shares === null) return null
    const key = shares.map(({ season, nights: count }) => `${season}:${count}`).join()
    const kind = kinds.get(key) ?? { nights, factor: lengthFactorPermille(nights), shares }
    kinds.set(key, kind)
    return kind
  })
}

function sharesOf({ seasonOf }: Calendar, day: number, nights: number): SeasonShare[] | null {
  const shares: { season: number; nights: number }[] = []
  for (let night = day; night < day + nights; night += 1) {
    const season = seasonOf[night] ?? -1
    if (season < 0) return null
    const last = shares.at(-1)
    if (last?.season === season) last.nights += 1
    else shares.push({ season, nights: 1 })
  }
  return shares
}
