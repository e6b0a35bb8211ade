import type { BrokerClient } from '@marram/contract/broker/client'
import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type Edition, editionByKey } from '@marram/domain/edition'
import { quote } from '@marram/domain/quote'
import { bookingHorizon, isWithinHorizon } from '@marram/domain/season-horizon'
import { stayFrom, staysOverlap } from '@marram/domain/stay'
import { createStayCalendar } from '@marram/domain/stay-calendar'
import { randomFrom } from '../random.ts'
import { type DrawnStay, drawStay } from './draw-stay.ts'
import type { OuterPlaces } from './outer-places.ts'

export type Comparison = {
  readonly stays: number
  readonly houses: number
  /** Bookable stays, and the discounted ones among them. */
  readonly offered: number
  readonly reduced: number
  readonly differences: readonly string[]
}

export type CompareOptions = {
  readonly broker: BrokerClient
  readonly outer: OuterPlaces
  readonly stays: number
  readonly seed: number
  /** Names of houses to begin with; all others are drawn. */
  readonly first?: readonly string[]
  readonly onProgress?: (stays: number) => void
}

/** The price that a source shows for a stay; null if it shows it as unbookable. */
type Shown = { readonly price: number; readonly normalPrice: number; readonly discountTags: readonly string[] } | null
type Pages = Readonly<Record<'da' | 'de', LodgingPage>>

const staysPerHouse = 10
/** One per currency. */
const languages = ['da', 'de'] as const

/** Compares the price of the same stays at every source, in both currencies. */
export async function comparePrices({
  broker,
  outer,
  stays,
  seed,
  first = [],
  onProgress,
}: CompareOptions): Promise<Comparison> {
  const random = randomFrom(seed)
  const rows = await broker.lodgings({ lan: 2 })
  const differences: string[] = []
  const count = { stays: 0, houses: 0, offered: 0, reduced: 0 }
  while (count.stays < stays) {
    const name = first[count.houses] ?? rows[Math.floor(random() * rows.length)]?.name
    if (name === undefined) throw new Error('There are no houses.')
    const pages = await loadPages(broker, name)
    count.houses += 1
    differences.push(...languages.flatMap((language) => compareCheapest(pages[language], editionByKey(language))))
    differences.push(...(await compareOffers(outer, pages)))
    for (let n = 0; n < staysPerHouse && count.stays < stays; n += 1) {
      const stay = drawStay(pages.de, random)
      for (const language of languages) {
        const shown = await askEverywhere(broker, pages, stay, editionByKey(language))
        differences.push(...differencesOf(shown, `${name} ${language} ${JSON.stringify(stay)}`))
        differences.push(...(await compareOuter(outer, pages[language], stay, editionByKey(language))))
        if (language === 'de' && shown.quote !== null) count.offered += 1
        if (language === 'de' && (shown.quote?.discountTags.length ?? 0) > 0) count.reduced += 1
      }
      count.stays += 1
      onProgress?.(count.stays)
    }
  }
  return { ...count, differences }
}

async function loadPages(broker: BrokerClient, name: string): Promise<Pages> {
  const [da, de] = await Promise.all([broker.lodgingPage({ lan: 1, name }), broker.lodgingPage({ lan: 2, name })])
  if (!da || !de) throw new Error(`The house ${name} has no page.`)
  return { da, de }
}

async function askEverywhere(
  broker: BrokerClient,
  pages: Pages,
  { arrival, duration, party }: DrawnStay,
  edition: Edition,
) {
  const page = pages[edition.key === 'da' ? 'da' : 'de']
  const query = { lan: edition.languageId, arrival, duration, ...party }
  const [cards, flow, changed] = await Promise.all([
    broker.lodgingsByIds({ ...query, ids: [page.id] }),
    broker.bookingFlowData({ ...query, lodgingId: page.id }),
    broker.bookingOptionPricesOnArrivalChange({ ...query, lodgingId: page.id }),
  ])
  const calendar = createStayCalendar(page.pricePlan, party, edition.currency)
  return {
    quote: quoted(page, { arrival, duration, party }, edition),
    calendar: presentShown(calendar.findOffer(arrival, duration)),
    card: presentShown(cards[0]?.option ?? null),
    flow: presentShown(flow?.option ?? null),
    nearby: presentShown(flow?.arrivals.find((option) => option.arrival === arrival) ?? null),
    changed: presentShown(changed?.durations.find((option) => option.duration === duration) ?? null),
  }
}

/** The quote over the plan that the page holds, if the house is free. */
function quoted({ pricePlan }: LodgingPage, { arrival, duration, party }: DrawnStay, { currency }: Edition): Shown {
  const stay = stayFrom(arrival, duration)
  const isFree = arrival >= pricePlan.firstBookable && !pricePlan.taken.some((taken) => staysOverlap(taken, stay))
  const result = quote(pricePlan, stay, party, [], currency)
  if (!isFree || result.kind === 'refused') return null
  return { price: result.total, normalPrice: result.normalTotal, discountTags: result.discountTags }
}

function compareCheapest(page: LodgingPage, edition: Edition): string[] {
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  return page.cheapestOptions.flatMap((option) => {
    const shown = { quote: quoted(page, { ...option, party }, edition), cheapest: presentShown(option) }
    return differencesOf(shown, `${page.name} ${edition.key} cheapest ${option.arrival}`)
  })
}

/** Compares the structured data of the page with its offers. */
async function compareOffers(outer: OuterPlaces, pages: Pages): Promise<string[]> {
  const compared = languages.map(async (language) => {
    const { name, cheapestOptions } = pages[language]
    const shown = await outer.offers(name, editionByKey(language))
    const offered = cheapestOptions.map(({ price, currency, arrival }) => ({
      price: (price / 100).toFixed(2),
      currency,
      arrival,
    }))
    return JSON.stringify(shown) === JSON.stringify(offered)
      ? []
      : [`${name} ${language} structured data: ${JSON.stringify({ shown, offered })}`]
  })
  return (await Promise.all(compared)).flat()
}

/**
 * The booking service prices all stays that the rules allow, taken or not; the index only free ones, for adults alone.
 */
async function compareOuter(
  outer: OuterPlaces,
  page: LodgingPage,
  stay: DrawnStay,
  edition: Edition,
): Promise<string[]> {
  const offered = quoted(page, stay, edition)
  const adults = stay.party.adults + stay.party.children
  const asAdults = { ...stay, party: { adults, children: 0, infants: 0, pets: 0 } }
  const where = `${page.name} ${edition.key} ${JSON.stringify(stay)}`
  const till = offered && (await outer.till(page.id, stay, edition))
  const differences = differencesOf({ quote: amountsOf(offered), till: amountsOf(till) }, where)
  const horizon = bookingHorizon(page.pricePlan.firstBookable)
  if (!isWithinHorizon(stayFrom(stay.arrival, stay.duration), horizon)) return differences
  const index = amountsOf(await outer.index(page.id, stay, edition))
  return [...differences, ...differencesOf({ quote: amountsOf(quoted(page, asAdults, edition)), index }, where)]
}

function amountsOf(shown: { readonly price: number; readonly normalPrice: number } | null): Shown {
  return shown && { price: shown.price, normalPrice: shown.normalPrice, discountTags: [] }
}

function presentShown(option: Shown): Shown {
  return option && { price: option.price, normalPrice: option.normalPrice, discountTags: option.discountTags }
}

function differencesOf(shown: Readonly<Record<string, Shown>>, where: string): string[] {
  const said = new Set(Object.values(shown).map((one) => JSON.stringify(one)))
  return said.size === 1 ? [] : [`${where}: ${JSON.stringify(shown)}`]
}
