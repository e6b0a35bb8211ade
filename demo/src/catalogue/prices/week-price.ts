import type { IsoDay } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import type { Amounts } from '@marram/domain/price-plan'
import type { House } from '../house/house.ts'
import { createRandom } from '../random.ts'
import type { Season, SeasonKey } from './calendar.ts'

/** Kroner per euro: the fixed central rate, applied once when the agency sets its prices. */
export const kronerPerEuro = 7.46

type Band = { persons: number; low: number; shoulder: number; peak: number }

/** Weekly price in kroner of a standard house by size: from eight persons with a whirlpool, from twelve with a pool. */
const bands: readonly [Band, ...Band[]] = [
  { persons: 2, low: 2000, shoulder: 3500, peak: 6000 },
  { persons: 4, low: 2500, shoulder: 4500, peak: 8000 },
  { persons: 6, low: 3500, shoulder: 6500, peak: 12_000 },
  { persons: 8, low: 5000, shoulder: 9000, peak: 17_000 },
  { persons: 12, low: 10_000, shoulder: 17_000, peak: 32_000 },
  { persons: 18, low: 13_500, shoulder: 23_500, peak: 44_000 },
  { persons: 24, low: 16_000, shoulder: 28_000, peak: 52_000 },
]

function bandFor(persons: number): Band {
  const upper = bands.find((band) => band.persons >= persons) ?? bands[bands.length - 1] ?? bands[0]
  const lower = bands.findLast((band) => band.persons <= persons) ?? bands[0]
  const span = upper.persons - lower.persons
  const share = span === 0 ? 0 : (persons - lower.persons) / span
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    persons,
    low: between(lower.low, upper.low),
    shoulder: between(lower.shoulder, upper.shoulder),
    peak: between(lower.peak, upper.peak),
  }
}

function kronerIn(band: Band, key: SeasonKey): number {
  if (key === 'low') return band.low
  if (key === 'shoulder') return band.shoulder
  if (key === 'peak') return band.peak
  if (key === 'midsummer') return band.peak * 0.73
  if (key === 'high') return band.shoulder + (band.peak - band.shoulder) * 0.62
  return band.shoulder * 1.2
}

/** Price factor beyond size: standard, distance to the sea, and comforts unusual for the size. */
function standing({ quality, sea, has, persons }: House): number {
  const comfort = persons >= 12 && !has.has('pool') ? -0.2 : persons < 12 && has.has('pool') ? 0.3 : 0
  const whirlpool = has.has('spa') === persons >= 8 ? 0 : persons >= 8 ? -0.05 : 0.05
  const nearness = sea <= 300 ? 0.1 : sea >= 2500 ? -0.08 : 0
  return 0.82 + quality * 0.36 + comfort + whirlpool + nearness
}

const roundTo = (kroner: number, step: number) => Math.round(kroner / step) * step

/** Prices rise by about 3 % a year. */
function rise(season: Season, today: IsoDay): number {
  return 1.03 ** (Number(season.endsOn.slice(0, 4)) - Number(today.slice(0, 4)))
}

/** Amounts in minor units of both currencies, each rounded to whole kroner or euro. */
export function weekPrices(seed: string, house: House, seasons: readonly Season[], today: IsoDay): Amounts[] {
  const taste = createRandom(seed, 'price', house.id).range(0.95, 1.05)
  const band = bandFor(house.persons)
  const factor = standing(house) * taste
  return seasons.map((season) => {
    const kroner = roundTo(kronerIn(band, season.key) * factor * rise(season, today), 25)
    return { DKK: kroner * minorPerWhole, EUR: Math.round(kroner / kronerPerEuro) * minorPerWhole }
  })
}
