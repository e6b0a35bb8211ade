import type { IsoDay } from '@marram/domain/iso-day'

type Stretch = { readonly key: string; readonly startsOn: IsoDay }
type KnownStretch = Stretch & { readonly endsOn: IsoDay }

/**
 * The existing season of each row, or null for a new one. Seasons have no number in a table: the same name with the same
 * first day is the same season, else with days in common, so that a season whose days move keeps its prices.
 */
export function matchSeasons<Known extends KnownStretch>(
  rows: readonly (Stretch & { readonly endsOn: IsoDay })[],
  known: readonly Known[],
): (Known | null)[] {
  const free = new Set(known)
  const take = (season: Known | undefined): Known | null => {
    if (season) free.delete(season)
    return season ?? null
  }
  const isNamed = (one: Stretch, other: Stretch) => one.key.toLowerCase() === other.key.toLowerCase()
  const exact = rows.map((row) =>
    take([...free].find((season) => isNamed(season, row) && season.startsOn === row.startsOn)),
  )
  return rows.map(
    (row, at) =>
      exact[at] ??
      take(
        [...free].find(
          (season) => isNamed(season, row) && season.startsOn <= row.endsOn && row.startsOn < season.endsOn,
        ),
      ),
  )
}
