import { facilityProperty } from '@marram/domain/criteria/order'
import type { EnergyBasis } from '@marram/domain/energy-estimate'
import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import type { DatedFacility } from '@marram/domain/facility/validity'
import { addDays, epochDay } from '@marram/domain/iso-day'
import type { Discount, ItemPrice, LodgingPrices, PriceSeason } from '@marram/domain/price-plan'
import type { CalendarSeason } from '../store/calendar.ts'
import type { AttributeValue, DatedAttributes, LodgingRecord } from '../store/record.ts'

/** Half a year of a small agency with everything that affects prices, the same for the same seed. */
export const catalogueStart = '2027-04-01'
export const catalogueDays = 120

type Random = Readonly<{ next: () => number; below: (limit: number) => number; chance: (share: number) => boolean }>

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, below: (limit) => Math.floor(next() * limit), chance: (share) => next() < share }
}

export const catalogueSeasons: readonly CalendarSeason[] = [
  season(1, 0, 30, { arrivalDays: [1, 4, 5, 6, 7], minNights: 2, maxNights: 16, wholeWeeks: false }),
  season(2, 30, 65, { arrivalDays: [5, 6, 7], minNights: 3, maxNights: 16, wholeWeeks: false }),
  season(3, 65, 95, { arrivalDays: [6], minNights: 7, maxNights: 14, wholeWeeks: true }),
  season(4, 100, 150, { arrivalDays: [1, 4, 5, 6, 7], minNights: 2, maxNights: 16, wholeWeeks: false }),
]

function season(
  id: number,
  from: number,
  until: number,
  rules: Omit<CalendarSeason, 'id' | 'key' | 'startsOn' | 'endsOn'>,
) {
  return {
    id,
    key: `season-${id}`,
    startsOn: addDays(catalogueStart, from),
    endsOn: addDays(catalogueStart, until),
    ...rules,
  }
}

export function randomCatalogue(seed: number, houses: number): LodgingRecord[] {
  const random = createRandom(seed)
  return Array.from({ length: houses }, (_, index) => randomLodging(random, index + 1))
}

const flags: readonly FacilityKey[] = ['sauna', 'pool', 'fireplace', 'internet', 'pets-allowed', 'heat-pump']

export function randomLodging(random: Random, id: number): LodgingRecord {
  const persons = 1 + random.below(10)
  const published = addDays(catalogueStart, -random.below(900))
  const attributes = new Map<string, AttributeValue>([
    ['id', id],
    ['lodgingId', id],
    ['name', `b${1000 + id}`],
    ['locationId', 44 + random.below(6)],
    ['streetId', 1 + random.below(9)],
    ['streetName', ['Klitvej', 'Ærøvej', 'Strandvej', 'Østergade', 'Åvej'][random.below(5)] ?? 'Klitvej'],
    ['_geo.lat', 55.4 + random.below(100) / 200],
    ['_geo.lng', 8.1 + random.below(100) / 300],
    ['bsPublishedTs', epochDay(published) * 86_400],
    ['hasImages', random.chance(0.8)],
  ])
  if (random.chance(0.7)) attributes.set('rating', 1 + random.below(9) / 2)
  const put = (key: FacilityKey, value: AttributeValue) =>
    attributes.set(facilityProperty(facilityByKey(key).id), value)
  put('persons', persons)
  put('built-year', 1960 + random.below(68))
  put('bathrooms', 1 + random.below(3))
  put('shower-rooms', 1 + random.below(2))
  if (random.chance(0.8)) put('distance-beach', random.below(30) * 100)
  if (random.chance(0.5)) put('heating', ['heat-pump', 'electric', 'gas'][random.below(3)] ?? 'gas')
  if (random.chance(0.5)) put('pets-max', 1 + random.below(3))
  for (const key of flags) if (random.chance(0.4)) put(key, true)
  const dated = randomDates(createRandom(id), attributes)
  return {
    id,
    attributes,
    ...(dated.size > 0 && { dated }),
    languages: random.chance(0.9) ? [1, 2, 7] : [1],
    score: random.below(20) / 4,
    prices: randomPrices(random, persons),
    taken: randomStays(random),
    energy: randomEnergy(createRandom(id + 7), persons),
  }
}

/** Facilities that some houses have in summer only, from a certain day, or in another number than in winter. */
function randomDates(random: Random, attributes: Map<string, AttributeValue>): DatedAttributes {
  const dated = new Map<string, DatedFacility<AttributeValue | null>[]>()
  const keys: readonly FacilityKey[] = ['sauna', 'pool', 'pets-allowed', 'bathrooms', 'distance-beach']
  for (const key of keys.filter(() => random.chance(0.25))) {
    const from = random.below(catalogueDays)
    const span = { fromDate: addDays(catalogueStart, from), toDate: addDays(catalogueStart, from + random.below(60)) }
    const name = facilityProperty(facilityByKey(key).id)
    const value = attributes.get(name)
    const other = typeof value === 'number' ? value + 1 + random.below(3) : random.chance(0.2) ? null : true
    const rows: DatedFacility<AttributeValue | null>[] = [
      { ...span, ...(random.chance(0.3) && { toDate: null }), value: other },
    ]
    if (value !== undefined) rows.push({ value, fromDate: null, toDate: null })
    dated.set(name, rows)
  }
  return dated
}

function randomPrices(random: Random, maxPersons: number): LodgingPrices {
  const seasons: PriceSeason[] = catalogueSeasons.flatMap((season) => {
    const euro = 300 + random.below(1500)
    return random.chance(0.9) ? [{ ...season, weekPrice: { DKK: euro * 746, EUR: euro * 100 } }] : []
  })
  const discounts = random.chance(0.4) ? [randomDiscount(random, seasons), randomDiscount(random, seasons)] : []
  const items = (['per-stay', 'per-night', 'per-person', 'per-person-night'] as const).flatMap((chargeType, index) =>
    random.chance(0.25) ? [mandatory(index + 1, chargeType, 500 + random.below(9000))] : [],
  )
  return {
    maxPersons,
    maxPets: 2,
    seasons,
    discounts,
    items: [...items, ...meters(maxPersons)],
    transactionFee: { DKK: 22_900, EUR: 3_200 },
  }
}

function mandatory(itemId: number, chargeType: ItemPrice['chargeType'], cents: number): ItemPrice {
  const unitPrice = { DKK: cents * 7, EUR: cents }
  return {
    itemId,
    type: 'cleaning',
    chargeType,
    unitPrice,
    isMandatory: true,
    minQuantity: 1,
    maxQuantity: 1,
    meteredQuantity: null,
  }
}

/** One house in ten has a meter without an estimate, and so no cost to sort by. */
function meters(persons: number): ItemPrice[] {
  const meter = (itemId: number, cents: number, meteredQuantity: ItemPrice['meteredQuantity']): ItemPrice => ({
    ...mandatory(itemId, 'metered', cents),
    isMandatory: false,
    meteredQuantity,
  })
  return [meter(8, 41, persons === 9 ? null : 'kwh'), ...(persons % 2 === 0 ? [meter(9, 800, 'm3')] : [])]
}

/** Measured in some houses, modelled in the others. */
function randomEnergy(random: Random, maxPersons: number): EnergyBasis {
  const has = (share: number) => random.chance(share)
  return {
    facts: {
      maxPersons,
      areaM2: has(0.8) ? 40 + random.below(160) : null,
      heating: has(0.5) ? 'heat-pump' : null,
      energyLabel: has(0.5) ? 'C' : null,
      year: 1960 + random.below(60),
      hasPool: has(0.2),
      hasSpa: has(0.3),
      hasOutdoorSpa: false,
      hasSauna: has(0.4),
    },
    consumption: (['spring', 'summer'] as const).flatMap((season) =>
      has(0.4)
        ? [{ itemId: 8, season, consumed: 100 + random.below(3000), personDays: 20 + random.below(90), stays: 3 }]
        : [],
    ),
  }
}

function randomDiscount(random: Random, seasons: readonly PriceSeason[]): Discount {
  const from = random.below(100)
  const references = seasons.flatMap(({ id, weekPrice }) => {
    const share = 80 + random.below(40)
    const part = (amount: number) => Math.floor((amount * share) / 100)
    return random.chance(0.8)
      ? [{ seasonId: id, weekPrice: { DKK: part(weekPrice.DKK), EUR: part(weekPrice.EUR) } }]
      : []
  })
  return {
    tag: 'spring',
    percent: 5 + random.below(40),
    arrivalFrom: addDays(catalogueStart, from),
    arrivalUntil: addDays(catalogueStart, from + random.below(30)),
    references,
  }
}

function randomStays(random: Random) {
  const stays = []
  for (let day = random.below(20); day < catalogueDays; day += 2 + random.below(40)) {
    const nights = 1 + random.below(14)
    stays.push({ arrival: addDays(catalogueStart, day), departure: addDays(catalogueStart, day + nights) })
    day += nights
  }
  return stays
}
