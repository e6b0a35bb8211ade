import { defaultDuration } from '@marram/domain/change-day'
import { type IsoDay, isoDayFromEpoch, weekdayOfEpoch } from '@marram/domain/iso-day'
import { bothTerms, openTerm, type Term } from '../plan/term.ts'
import { noPrice } from '../stay/no-price.ts'
import { type Bitset, countRows, emptySet, intersect, rowsOf, unite } from '../store/bitset.ts'
import type { Calendar } from '../store/calendar.ts'
import { lookAtDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'
import { lodgingPart, splitTerms, wholeTerms } from './evaluate.ts'

/**
 * A week of arrivals: its Saturday, the cheapest price and the number of houses. The price is null if nothing is free.
 */
export type StripWeek = Readonly<{ saturday: IsoDay; price: number | null; total: number }>

export const weeksShown = 53
const saturday = 6
/** Thursday to Monday: the arrivals that a search for the Saturday includes. */
const daysAround = 2

/**
 * The cheapest price per arrival week over the coming year. Terms must not restrict days, or the strip shows only
 * those.
 */
export function priceStrip(scene: Scene, terms: readonly Term[], text: Bitset | null): StripWeek[] {
  const { engine, market } = scene
  const { calendar } = engine.store
  const whole = wholeTerms(scene, terms).map((term) => defaultToWeek(term, calendar))
  const candidates = splitTerms(scene, whole).map((term) => ({
    term,
    houses: withText(lodgingPart(scene, term), text),
  }))
  const first = firstSaturday(calendar.firstDay + market.firstIndex) - calendar.firstDay
  return Array.from({ length: weeksShown }, (_, week) => {
    lookAtDeadline()
    const day = first + 7 * week
    const days = new Uint8Array(calendar.days)
    days.fill(1, Math.max(0, day - daysAround), Math.max(0, Math.min(calendar.days, day + daysAround + 1)))
    const price = cheapestIn(scene, candidates, days)
    return { saturday: isoDayFromEpoch(calendar.firstDay + day), ...price }
  })
}

type Candidates = readonly Readonly<{ term: Term; houses: Bitset }>[]

function cheapestIn(scene: Scene, candidates: Candidates, days: Uint8Array): Omit<StripWeek, 'saturday'> {
  const { stays, store } = scene.engine
  const found = emptySet(store.capacity)
  let cheapest = noPrice
  for (const { term, houses } of candidates) {
    const week = bothTerms(term, { ...openTerm, days })
    if (week === null) continue
    const set = stays.restrict(week, scene.market, houses.slice())
    const rows = rowsOf(set)
    if (rows.length === 0) continue
    const prices = stays.prices(week, scene.market, set, scene.engine.scratch.prices)
    for (const row of rows) cheapest = Math.min(cheapest, prices[row] ?? noPrice)
    unite(found, set)
  }
  return { price: cheapest === noPrice ? null : cheapest, total: countRows(found) }
}

function withText(set: Bitset, text: Bitset | null): Bitset {
  return text === null ? set : intersect(set, text)
}

/** The next Saturday, today included: past ones can't be selected. */
function firstSaturday(epochDay: number): number {
  return epochDay + ((saturday - weekdayOfEpoch(epochDay) + 7) % 7)
}

/** The strip shows weekly prices: without a length, a price for two nights would be read as one for a week. */
function defaultToWeek(term: Term, { longest }: Calendar): Term {
  if (term.nights !== null) return term
  return { ...term, nights: new Uint8Array(longest + 1).fill(1, defaultDuration, defaultDuration + 1) }
}
