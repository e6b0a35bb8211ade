import type { DemoLodging } from '@marram/demo/catalogue/demo-lodging'
import { facilityValues } from '@marram/demo/catalogue/house/facility-values'
import { generateLodgings } from '@marram/demo/catalogue/lodging'
import { type Season, seasonsAround } from '@marram/demo/catalogue/prices/calendar'
import { items } from '@marram/demo/catalogue/prices/items'
import { facilityProperty } from '@marram/domain/criteria/order'
import { energyFacts } from '@marram/domain/energy-model'
import { facilityByKey, findFacilityById } from '@marram/domain/facility'
import { parseFacilityValue } from '@marram/domain/facility/value'
import { epochDay, type IsoDay } from '@marram/domain/iso-day'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { standardTerms } from '@marram/domain/terms'
import type { AttributeValue, LodgingRecord } from '@marram/search/store/record'

export type DemoCatalogue = { readonly seasons: readonly Season[]; records(): Generator<LodgingRecord> }

/** The demo agency without a database, as records for the engine. */
export function demoCatalogue(lodgings: number, today: IsoDay): DemoCatalogue {
  const seasons = seasonsAround(today).filter(({ endsOn }) => endsOn > today)
  const skipped = seasonsAround(today).length - seasons.length
  return {
    seasons,
    *records() {
      for (const lodging of generateLodgings({ lodgings, seed: 'marram', today })) {
        yield presentRecord(lodging, seasons, skipped, today)
      }
    },
  }
}

function presentRecord(
  lodging: DemoLodging,
  seasons: readonly Season[],
  skipped: number,
  today: IsoDay,
): LodgingRecord {
  const { house, reviews, stays, pictures } = lodging
  const attributes = new Map<string, AttributeValue>([
    ['id', house.id],
    ['lodgingId', house.id],
    ['name', house.name.toLowerCase()],
    ['locationId', house.location.id],
    ['streetId', house.street.id],
    ['streetName', house.street.name],
    ['_geo.lat', house.latitude],
    ['_geo.lng', house.longitude],
    ['bsPublishedTs', epochDay(house.publishedOn) * 86_400],
    ['hasImages', pictures.length > 0],
  ])
  for (const { facilityId, value: stored } of facilityValues(house)) {
    const facility = findFacilityById(facilityId)
    const value = facility && parseFacilityValue(facility, stored)
    if (value !== null) attributes.set(facilityProperty(facilityId), value)
  }
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    id: house.id,
    attributes,
    languages: [1, 2, 7],
    score: (sum + 12 * 4.2) / (reviews.length + 12),
    prices: pricesOf(lodging, seasons, skipped),
    taken: stays.filter(({ departure }) => departure > today),
    energy: {
      consumption: [],
      facts: energyFacts({
        maxPersons: house.persons,
        builtYear: house.builtYear,
        find: (key) => attributes.get(facilityProperty(facilityByKey(key).id)),
      }),
    },
  }
}

function pricesOf(
  { house, weekPrices, items: own, discounts }: DemoLodging,
  seasons: readonly Season[],
  skipped: number,
) {
  const priced = seasons.map((season, index) => ({
    ...season,
    weekPrice: weekPrices[index + skipped] ?? { DKK: 0, EUR: 0 },
  }))
  const references = priced.map(({ id, weekPrice }) => ({ seasonId: id, weekPrice }))
  const prices: LodgingPrices = {
    maxPersons: house.persons,
    maxPets: house.petsMax,
    seasons: priced,
    discounts: discounts.map(({ tag, percent, arrivalFrom, arrivalUntil }) => ({
      tag,
      percent,
      arrivalFrom,
      arrivalUntil,
      references,
    })),
    items: own.flatMap((houseItem) => {
      const item = items.find(({ id }) => id === houseItem.itemId)
      return item && (houseItem.isMandatory || item.chargeType === 'metered') ? [{ ...item, ...houseItem }] : []
    }),
    transactionFee: standardTerms.transactionFee,
  }
  return prices
}
