import { type EnergyBasis, expectedConsumption } from '@marram/domain/energy-estimate'
import { energyFacts } from '@marram/domain/energy-model'
import { facilityByKey } from '@marram/domain/facility'
import type { ChosenItem } from '@marram/domain/item-charge'
import type { Party } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { type Quote, type QuoteRefusal, quote } from '@marram/domain/quote'
import { nights, type Stay } from '@marram/domain/stay'
import { standardTerms } from '@marram/domain/terms'
import { itemsUnder } from '@marram/domain/terms-items'
import type { BareLodging } from '../catalogue/demo-lodging.ts'
import { facilityValues } from '../catalogue/house/facility-values.ts'
import type { Season } from '../catalogue/prices/calendar.ts'
import { items } from '../catalogue/prices/items.ts'

/** A house without what only bookings need. */
export type PricedHouse = { readonly prices: LodgingPrices; readonly energy: EnergyBasis }

const itemsById = new Map(items.map((item) => [item.id, item]))

/** Discounts are left out: they were granted yesterday, for nights that are free. */
export function priceHouse(lodging: BareLodging, seasons: readonly Season[]): PricedHouse {
  const { house, weekPrices } = lodging
  const plan = lodging.items.flatMap((houseItem) => {
    const item = itemsById.get(houseItem.itemId)
    return item ? [{ ...item, ...houseItem }] : []
  })
  return {
    prices: {
      maxPersons: house.persons,
      maxPets: house.petsMax,
      seasons: seasons.flatMap((season, index) => {
        const weekPrice = weekPrices[index]
        return weekPrice ? [{ ...season, weekPrice }] : []
      }),
      discounts: [],
      items: itemsUnder(standardTerms, plan),
      transactionFee: standardTerms.transactionFee,
    },
    energy: energyOf(lodging),
  }
}

function energyOf({ house, consumption }: BareLodging): EnergyBasis {
  const values = new Map(facilityValues(house).map(({ facilityId, value }) => [facilityId, value]))
  const facts = energyFacts({
    maxPersons: house.persons,
    builtYear: house.builtYear,
    find: (key) => values.get(facilityByKey(key).id),
  })
  const groups = Map.groupBy(consumption, ({ itemId, season }) => `${itemId} ${season}`)
  const basis = [...groups.values()].flatMap((records) => {
    const [first] = records
    if (!first) return []
    const sum = (of: (record: (typeof records)[number]) => number) => records.reduce((total, one) => total + of(one), 0)
    const personDays = sum(({ adults, children, days }) => (adults + children) * days)
    const { itemId, season } = first
    return [{ itemId, season, consumed: sum(({ consumed }) => consumed), personDays, stays: records.length }]
  })
  return { facts, consumption: basis }
}

type Wish = { readonly stay: Stay; readonly party: Party; readonly items: readonly ChosenItem[] }

export function quoteHouse(
  { prices, energy }: PricedHouse,
  { stay, party, items: chosen }: Wish,
  currency: 'DKK' | 'EUR',
): Quote | QuoteRefusal {
  const expected = expectedConsumption(energy, prices.items, stay.arrival, nights(stay), party)
  return quote(prices, stay, party, chosen, currency, expected)
}
