import fc from 'fast-check'
import { addDays, isoWeekday } from '../iso-day.ts'
import type { Party } from '../party.ts'
import type { Amounts, ChargeType, Discount, ItemPrice, LodgingPrices, PriceSeason } from '../price-plan.ts'
import { stayFrom } from '../stay.ts'

/** Random plans for the property tests of rent, quote and options. All begin on this day. */
export const firstPlanDay = '2026-03-01'

const chargeTypes: readonly ChargeType[] = [
  'per-stay',
  'per-night',
  'per-person',
  'per-person-night',
  'per-unit',
  'metered',
]
const minorAmounts: fc.Arbitrary<Amounts> = fc.record({
  DKK: fc.integer({ min: 0, max: 300_000 }),
  EUR: fc.integer({ min: 0, max: 40_000 }),
})
const weekPrices: fc.Arbitrary<Amounts> = fc.record({
  DKK: fc.integer({ min: 1, max: 60_000 }).map((whole) => whole * 100),
  EUR: fc.integer({ min: 1, max: 8_000 }).map((whole) => whole * 100),
})
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })

const seasonShape = fc.record({
  gapDays: fc.constantFrom(0, 0, 0, 5),
  days: fc.integer({ min: 3, max: 60 }),
  arrivalDays: weekdays,
  minNights: fc.integer({ min: 1, max: 7 }),
  extraNights: fc.integer({ min: 0, max: 28 }),
  wholeWeeks: fc.boolean(),
  weekPrice: weekPrices,
})

const seasons: fc.Arbitrary<PriceSeason[]> = fc.array(seasonShape, { minLength: 1, maxLength: 6 }).map((shapes) => {
  let startsOn = firstPlanDay
  return shapes.map(({ gapDays, days, extraNights, ...rest }, id) => {
    const begin = addDays(startsOn, gapDays)
    const endsOn = addDays(begin, days)
    startsOn = endsOn
    return { ...rest, id, key: `season-${id}`, startsOn: begin, endsOn, maxNights: rest.minNights + extraNights }
  })
})

/** Relation of a season's reference price to its price; every second discount has a lawful comparison throughout. */
const standings = ['same', 'lower', 'higher', 'missing'] as const
type Standing = (typeof standings)[number]
const standing = fc.oneof(
  fc.constant(Array<Standing>(6).fill('same')),
  fc.array(fc.constantFrom(...standings), { minLength: 6, maxLength: 6 }),
)

type DiscountShape = Omit<Discount, 'references'> & { standing: readonly Standing[] }

const discountShape: fc.Arbitrary<DiscountShape> = fc
  .record({
    tag: fc.constantFrom('last-minute', 'early-bird', 'spring'),
    percent: fc.integer({ min: 1, max: 70 }),
    from: fc.integer({ min: 0, max: 120 }),
    days: fc.integer({ min: 0, max: 60 }),
    standing,
  })
  .map(({ tag, percent, from, days, standing }) => ({
    tag,
    percent,
    arrivalFrom: addDays(firstPlanDay, from),
    arrivalUntil: addDays(firstPlanDay, from + days),
    standing,
  }))

function withReferences({ standing, ...discount }: DiscountShape, plan: readonly PriceSeason[]): Discount {
  const factors = { same: 1, lower: 0.85, higher: 1.2 }
  const references = plan.flatMap(({ id, weekPrice }, index) => {
    const kind = standing[index] ?? 'missing'
    if (kind === 'missing') return []
    const scaled = (amount: number) => Math.floor(amount * factors[kind])
    return [{ seasonId: id, weekPrice: { DKK: scaled(weekPrice.DKK), EUR: scaled(weekPrice.EUR) } }]
  })
  return { ...discount, references }
}

const itemShape = fc.record({
  type: fc.constantFrom('cleaning', 'linen', 'cot', 'electricity'),
  chargeType: fc.constantFrom(...chargeTypes),
  unitPrice: minorAmounts,
  isMandatory: fc.boolean(),
  minQuantity: fc.integer({ min: 0, max: 3 }),
  extraQuantity: fc.integer({ min: 1, max: 9 }),
})

const items: fc.Arbitrary<ItemPrice[]> = fc.array(itemShape, { maxLength: 6 }).map((shapes) =>
  shapes.map(({ extraQuantity, ...rest }, index) => ({
    ...rest,
    itemId: index + 1,
    maxQuantity: rest.minQuantity + extraQuantity,
    meteredQuantity: rest.chargeType === 'metered' ? 'kwh' : null,
  })),
)

export const lodgingPrices: fc.Arbitrary<LodgingPrices> = fc
  .record({
    maxPersons: fc.integer({ min: 1, max: 12 }),
    maxPets: fc.integer({ min: 0, max: 3 }),
    seasons,
    shapes: fc.array(discountShape, { maxLength: 4 }),
    items,
    transactionFee: minorAmounts,
  })
  .map(({ shapes, ...plan }) => ({
    ...plan,
    discounts: shapes.map((shape) => withReferences(shape, plan.seasons)),
  }))

export const anyParty: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 0, max: 8 }),
  children: fc.integer({ min: 0, max: 4 }),
  infants: fc.integer({ min: 0, max: 3 }),
  pets: fc.integer({ min: 0, max: 2 }),
})

export const planDay = fc.integer({ min: -5, max: 200 }).map((days) => addDays(firstPlanDay, days))
export const currency = fc.constantFrom('DKK' as const, 'EUR' as const)
export const nightCount = fc.integer({ min: 1, max: 35 })

/** A plan with a stay and party that it mostly accepts: of independent random ones it would refuse nine of ten. */
export const planAndStay = fc
  .record({
    prices: lodgingPrices,
    money: currency,
    pick: fc.nat(),
    offset: fc.nat(6),
    length: fc.nat(),
    guests: fc.nat(),
  })
  .map(({ prices, money, pick, offset, length, guests }) => {
    const season = prices.seasons[pick % prices.seasons.length] ?? prices.seasons[0]
    if (season === undefined) throw new Error('A plan has at least one season')
    const day = addDays(season.startsOn, offset % 3)
    const wait = Math.min(...season.arrivalDays.map((weekday) => (weekday - isoWeekday(day) + 7) % 7))
    const count = season.minNights + (length % (season.maxNights - season.minNights + 1))
    const duration = season.wholeWeeks ? Math.max(7, count - (count % 7)) : count
    const party: Party = { adults: 1 + (guests % prices.maxPersons), children: 0, infants: guests % 2, pets: 0 }
    return { prices, stay: stayFrom(addDays(day, wait), duration), party, money }
  })
