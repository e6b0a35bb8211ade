import { stayAroundToday } from '../bookings/around-today.ts'
import { bookingsOf } from '../bookings/bookings.ts'
import type { DemoLodging } from './demo-lodging.ts'
import { createRegister, drawHouse } from './house/draw-house.ts'
import type { House } from './house/house.ts'
import { picturesOf } from './house/pictures.ts'
import type { CatalogueOptions } from './options.ts'
import { type Season, seasonsAround } from './prices/calendar.ts'
import { itemsOf } from './prices/items.ts'
import { pricesSince } from './prices/price-list.ts'
import { weekPrices } from './prices/week-price.ts'
import { createRandom } from './random.ts'
import { placesOf } from './reviews/pace.ts'
import { type Reviewing, reviewsOf } from './reviews/reviews.ts'
import { consumptionOf } from './stays/consumption.ts'
import { discountsOf } from './stays/discounts.ts'
import { staysOf, type TakenStay, type Week, weeksAround } from './stays/stays.ts'
import { drawBody } from './texts/body.ts'
import { factsOf } from './texts/facts.ts'
import { createUsage, type Usage } from './texts/sentence.ts'
import { drawTitle } from './texts/title.ts'
import { drawVideo } from './texts/video.ts'

/** Titles and lines used so far, so that neighbours do not read alike. */
type Shared = {
  seasons: readonly Season[]
  weeks: readonly Week[]
  usedTitles: Set<string>
  usage: Usage
  reviewing: Reviewing
}

function describe(
  options: CatalogueOptions,
  house: House,
  { seasons, weeks, usedTitles, usage, reviewing }: Shared,
): DemoLodging {
  const { seed, today, hasBookings = false } = options
  const words = createRandom(seed, 'texts', house.id)
  const facts = factsOf(house, words)
  const title = drawTitle(house, facts, words, usedTitles)
  const usual = staysOf(seed, house, weeks, today)
  const stays = hasBookings ? sorted([...usual, ...stayAroundToday(seed, house, usual, { seasons, today })]) : usual
  const lodging = {
    house,
    title,
    body: drawBody(house, facts, words, usage),
    video: drawVideo(title, createRandom(seed, 'video', house.id)),
    pictures: picturesOf(seed, house),
    weekPrices: weekPrices(seed, house, seasons, today),
    pricesSince: pricesSince(house, today),
    items: itemsOf(seed, house),
    stays,
    consumption: consumptionOf(seed, house, stays, today),
    reviews: reviewsOf(seed, house, facts, stays, reviewing),
    discounts: discountsOf(seed, house, stays, today),
  }
  return { ...lodging, bookings: hasBookings ? bookingsOf(options, lodging, seasons) : [] }
}

const sorted = (stays: TakenStay[]): TakenStay[] => stays.sort((a, b) => (a.arrival < b.arrival ? -1 : 1))

/** A generator, so that fifty thousand houses need no more memory than one. */
export function* generateLodgings(options: CatalogueOptions): Generator<DemoLodging> {
  const register = createRegister()
  const { today, lodgings } = options
  const weeks = weeksAround(today)
  const shared: Shared = {
    seasons: seasonsAround(today),
    weeks,
    usedTitles: new Set(),
    usage: createUsage(),
    reviewing: { today, seen: new Map(), placeOf: placesOf(weeks, lodgings, today) },
  }
  for (let id = 1; id <= options.lodgings; id++) {
    yield describe(options, drawHouse(options.seed, id, today, register), shared)
  }
}
