import { addDays, type IsoDay, isoWeek } from '@marram/domain/iso-day'
import { cheapestWeek } from '../kit/week-strip/week-prices.ts'
import type { FrontFigures } from './front-figures.ts'

/** A week of the coming year by its Saturday, with the cheapest stay that begins around it; null if nothing is free. */
export type YearWeek = Readonly<{
  arrival: IsoDay
  departure: IsoDay
  /** Calendar week number of the stay. */
  number: number
  price: number | null
  total: number
}>

export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

export function yearWeeks({ saturday, weeks }: Pick<FrontFigures, 'saturday' | 'weeks'>): YearWeek[] {
  if (saturday === null) return []
  return weeks.map(({ price, total }, index) => {
    const arrival = addDays(saturday, 7 * index)
    return { arrival, departure: addDays(arrival, 7), number: isoWeek(addDays(arrival, 2)).week, price, total }
  })
}

/** December belongs to the winter that follows. */
export function seasonOf(day: IsoDay): Season {
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
  return seasons[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? 'winter'
}

export type SeasonWeek = YearWeek & Readonly<{ season: Season; price: number; isCheapest: boolean }>

/**
 * The cheapest week of each season, in chronological order. The cheapest weeks of a whole year are all in its darkest
 * month, which does not help a guest who plans a summer.
 */
export function seasonWeeks(weeks: readonly YearWeek[]): SeasonWeek[] {
  const ofAll = cheapestWeek(weeks)
  const bySeason = Map.groupBy(weeks, ({ arrival }) => seasonOf(arrival))
  return [...bySeason]
    .flatMap(([season, own]): SeasonWeek[] => {
      const free = own.flatMap(({ price, ...week }) => (price === null ? [] : [{ ...week, price }]))
      const [best] = free.toSorted((a, b) => a.price - b.price || (a.arrival < b.arrival ? -1 : 1))
      return best ? [{ ...best, season, isCheapest: best.arrival === ofAll?.arrival }] : []
    })
    .sort((a, b) => (a.arrival < b.arrival ? -1 : 1))
}
