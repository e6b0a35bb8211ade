import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './iso-day.ts'
import type { ChosenItem, ExpectedConsumption } from './item-charge.ts'
import type { Party } from './party.ts'
import type { ItemPrice, LodgingPrices } from './price-plan.ts'
import { type Quote, type QuoteRefusal, quote } from './quote.ts'
import { stayFrom } from './stay.ts'
import { anyParty, currency, lodgingPrices, nightCount, planAndStay, planDay } from './testing/arbitrary-price-plan.ts'

const item = (itemId: number, changes: Partial<ItemPrice>): ItemPrice => ({
  itemId,
  type: 'extra',
  chargeType: 'per-unit',
  unitPrice: { DKK: 10_000, EUR: 1_400 },
  isMandatory: false,
  minQuantity: 0,
  maxQuantity: 10,
  meteredQuantity: null,
  ...changes,
})
const metered = { chargeType: 'metered', isMandatory: true, minQuantity: 1, maxQuantity: 1 } as const
const lodging: LodgingPrices = {
  maxPersons: 6,
  maxPets: 1,
  seasons: [
    {
      id: 1,
      key: 'june',
      startsOn: '2027-06-01',
      endsOn: '2027-06-26',
      arrivalDays: [5, 6],
      minNights: 3,
      maxNights: 28,
      wholeWeeks: false,
      weekPrice: { DKK: 895_000, EUR: 119_800 },
    },
  ],
  discounts: [
    {
      tag: 'early-bird',
      percent: 10,
      arrivalFrom: '2027-06-18',
      arrivalUntil: '2027-06-30',
      references: [{ seasonId: 1, weekPrice: { DKK: 895_000, EUR: 119_800 } }],
    },
  ],
  items: [
    item(1, { type: 'cleaning', chargeType: 'per-stay', isMandatory: true, unitPrice: { DKK: 104_000, EUR: 13_900 } }),
    item(2, { type: 'linen', unitPrice: { DKK: 12_500, EUR: 1_700 } }),
    item(3, { type: 'wood', unitPrice: { DKK: 10_500, EUR: 1_400 }, minQuantity: 2, maxQuantity: 4 }),
    item(4, { type: 'visitor-tax', chargeType: 'per-person-night', unitPrice: { DKK: 1_000, EUR: 150 } }),
    item(5, { type: 'electricity', ...metered, unitPrice: { DKK: 300, EUR: 41 }, meteredQuantity: 'kwh' }),
    item(6, { type: 'water', ...metered, unitPrice: { DKK: 6_000, EUR: 800 }, meteredQuantity: 'm3' }),
    item(7, { type: 'insurance', chargeType: 'per-night' }),
    item(8, { type: 'towels', chargeType: 'per-person' }),
  ],
  transactionFee: { DKK: 22_900, EUR: 3_200 },
}
const week = stayFrom('2027-06-12', 7)
const onePerson: Party = { adults: 1, children: 0, infants: 0, pets: 0 }
const family: Party = { adults: 2, children: 3, infants: 1, pets: 1 }

function priced(result: Quote | QuoteRefusal): Quote {
  if (result.kind === 'refused') throw new Error(`refused: ${result.reason}`)
  return result
}
const refusalOf = (result: Quote | QuoteRefusal) => (result.kind === 'refused' ? result.reason : null)
const inEuro = (chosen: readonly ChosenItem[], expected: readonly ExpectedConsumption[] = []) =>
  quote(lodging, week, family, chosen, 'EUR', expected)

describe("a family's week in June", () => {
  test('costs the week price, the cleaning and the fee, and no unordered extras', () => {
    const { lines, total, normalTotal, discountTags, transactionFee } = priced(inEuro([]))
    expect(lines).toEqual([
      { kind: 'rent', nights: 7, amount: 119_800 },
      {
        kind: 'mandatory-item',
        itemId: 1,
        type: 'cleaning',
        chargeType: 'per-stay',
        quantity: 1,
        units: 1,
        unitPrice: 13_900,
        amount: 13_900,
      },
      { kind: 'transaction-fee', amount: 3_200 },
    ])
    expect({ total, normalTotal, discountTags, transactionFee }).toEqual({
      total: 136_900,
      normalTotal: 136_900,
      discountTags: [],
      transactionFee: 3_200,
    })
  })

  test('with linen for five and wood costs more', () => {
    const chosen = [
      { itemId: 2, quantity: 5 },
      { itemId: 3, quantity: 2 },
    ]
    expect(priced(inEuro(chosen)).total).toBe(136_900 + 5 * 1_700 + 2 * 1_400)
  })

  test('has a separate price in kroner, not a converted one', () => {
    expect(priced(quote(lodging, week, family, [], 'DKK')).total).toBe(895_000 + 104_000 + 22_900)
  })

  test('multiplies by persons, nights or both as the item says; the first infant is not counted', () => {
    const lines = priced(inEuro([4, 7, 8].map((itemId) => ({ itemId, quantity: 1 })))).lines
    const units = lines.flatMap((line) => (line.kind === 'chosen-item' ? [[line.itemId, line.units, line.amount]] : []))
    expect(units).toEqual([
      [4, 35, 35 * 150],
      [7, 7, 7 * 1_400],
      [8, 5, 5 * 1_400],
    ])
  })

  test('shows electricity and water beside the total, never in it', () => {
    const { total, meteredEstimates } = priced(
      inEuro([], [{ itemId: 5, expectedQuantity: 204.5, spread: 0.2, stays: 9 }]),
    )
    expect(total).toBe(136_900)
    expect(meteredEstimates).toEqual([
      {
        ...{ itemId: 5, type: 'electricity', meteredQuantity: 'kwh', unitPrice: 41, expectedQuantity: 204.5, stays: 9 },
        ...{ amount: 8_385, lowAmount: 6_708, highAmount: 10_061 },
      },
      {
        ...{ itemId: 6, type: 'water', meteredQuantity: 'm3', unitPrice: 800, expectedQuantity: null, stays: null },
        ...{ amount: null, lowAmount: null, highAmount: null },
      },
    ])
  })
})

test('a discount applies to the rent only and is a separate line', () => {
  const { lines, total, normalTotal, discountTags } = priced(
    quote(lodging, stayFrom('2027-06-19', 7), family, [{ itemId: 2, quantity: 1 }], 'EUR'),
  )
  expect(lines[1]).toEqual({ kind: 'discount', percent: 10, tags: ['early-bird'], amount: -12_000 })
  expect(normalTotal - total).toBe(12_000)
  expect(total).toBe(119_800 - 12_000 + 13_900 + 1_700 + 3_200)
  expect(discountTags).toEqual(['early-bird'])
})

describe('a reduced week with an earlier price', () => {
  const reduced = stayFrom('2027-06-19', 7)
  const paid = 119_800 - 12_000
  const comparedWith = (euro: number | null) => {
    const references = euro === null ? [] : [{ seasonId: 1, weekPrice: { DKK: 895_000, EUR: euro } }]
    const discounts = lodging.discounts.map((discount) => ({ ...discount, references }))
    return priced(quote({ ...lodging, discounts }, reduced, family, [], 'EUR'))
  }
  const total = paid + 13_900 + 3_200

  test('is compared with the lower earlier price, and the percentage fits', () => {
    const { lines, normalTotal, discountTags, ...quoted } = comparedWith(113_000)
    expect(lines.slice(0, 2)).toEqual([
      { kind: 'rent', nights: 7, amount: 113_000 },
      { kind: 'discount', percent: 4, tags: ['early-bird'], amount: -5_200 },
    ])
    expect([quoted.total, normalTotal, discountTags]).toEqual([total, total + 5_200, ['early-bird']])
  })

  test.each([
    ['cost no more before the price was raised', paid],
    ['cost even less before', 90_000],
    ['would save less than one in a hundred', paid + 1_000],
    ['has no price of before', null],
  ])('%s, so no discount is advertised though the price stays reduced', (_, reference) => {
    const { lines, normalTotal, discountTags, ...quoted } = comparedWith(reference)
    expect(lines[0]).toEqual({ kind: 'rent', nights: 7, amount: paid })
    expect(lines.some(({ kind }) => kind === 'discount')).toBe(false)
    expect([quoted.total, normalTotal, discountTags]).toEqual([total, total, []])
  })

  test("is never compared with more than today's price without the discount", () => {
    expect(comparedWith(200_000).normalTotal).toBe(total + 12_000)
  })
})

test('a discount too small to change the price gets no badge', () => {
  const weekPrice = { DKK: 4_000, EUR: 4_000 }
  const references = [{ seasonId: 1, weekPrice }]
  const discounts = [{ tag: 'tiny', percent: 1, arrivalFrom: '2027-06-01', arrivalUntil: '2027-06-30', references }]
  const seasons = lodging.seasons.map((season) => ({ ...season, weekPrice }))
  const { lines, discountTags } = priced(quote({ ...lodging, seasons, discounts }, week, family, [], 'EUR'))
  expect(discountTags).toEqual([])
  expect(lines.some((line) => line.kind === 'discount')).toBe(false)
})

test('a house without a booking fee has no line for it', () => {
  const free = { ...lodging, transactionFee: { DKK: 0, EUR: 0 } }
  expect(priced(quote(free, week, family, [], 'EUR')).lines.map((line) => line.kind)).toEqual([
    'rent',
    'mandatory-item',
  ])
})

test('an invalid choice refuses the whole quote', () => {
  expect(refusalOf(inEuro([{ itemId: 99, quantity: 1 }]))).toBe('unknown-item')
  expect(refusalOf(inEuro([{ itemId: 3, quantity: 5 }]))).toBe('quantity-out-of-range')
})

test.each<[string, Party, string, number]>([
  ['too-many-persons', { ...family, children: 5 }, '2027-06-12', 7],
  ['too-many-pets', { ...family, pets: 2 }, '2027-06-12', 7],
  ['empty-party', { ...family, adults: 0 }, '2027-06-12', 7],
  ['not-an-arrival-day', family, '2027-06-14', 7],
  ['duration-not-offered', family, '2027-06-12', 2],
  ['duration-not-offered', family, '2027-06-12', 29],
  ['no-price', family, '2027-05-29', 7],
  ['no-price', family, '2027-06-19', 14],
])('is refused as %s for %j on %s for %i nights', (reason, party, arrival, duration) => {
  expect(refusalOf(quote(lodging, stayFrom(arrival, duration), party, [], 'EUR'))).toBe(reason)
})

describe('for every plan, stay and party', () => {
  test('the lines add up to the total, and without the discount to the normal total', () => {
    fc.assert(
      fc.property(planAndStay, ({ prices, stay, party, money }) => {
        const result = quote(prices, stay, party, [], money)
        fc.pre(result.kind === 'quote')
        const sum = (lines: Quote['lines']) => lines.reduce((total, line) => total + line.amount, 0)
        expect(sum(result.lines)).toBe(result.total)
        expect(sum(result.lines.filter((line) => line.kind !== 'discount'))).toBe(result.normalTotal)
        expect(result.total).toBeLessThanOrEqual(result.normalTotal)
        expect(result.discountTags.length > 0).toBe(result.total < result.normalTotal)
      }),
      { numRuns: 300 },
    )
  })

  test('rent and discount are whole kroner or euro and every amount is an integer', () => {
    fc.assert(
      fc.property(planAndStay, ({ prices, stay, party, money }) => {
        const result = quote(prices, stay, party, [], money)
        fc.pre(result.kind === 'quote')
        for (const line of result.lines) {
          const step = line.kind === 'rent' || line.kind === 'discount' ? 100 : 1
          expect(line.amount % step === 0).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('every mandatory item is in the lines and no metered one is', () => {
    fc.assert(
      fc.property(planAndStay, ({ prices, stay, party, money }) => {
        const result = quote(prices, stay, party, [], money)
        fc.pre(result.kind === 'quote')
        const charged = result.lines.flatMap((line) => ('itemId' in line ? [line.itemId] : []))
        const due = prices.items.filter((entry) => entry.isMandatory && entry.chargeType !== 'metered')
        expect(charged).toEqual(due.map((entry) => entry.itemId))
        expect(result.meteredEstimates).toHaveLength(prices.items.filter((e) => e.chargeType === 'metered').length)
      }),
    )
  })

  test('consumption never changes the total', () => {
    fc.assert(
      fc.property(planAndStay, fc.nat(2000), ({ prices, stay, party, money }, kwh) => {
        const expected = prices.items.map(({ itemId }) => ({ itemId, expectedQuantity: kwh, spread: 0.3, stays: null }))
        const [plain, estimated] = [[], expected].map((entries) => quote(prices, stay, party, [], money, entries))
        expect(plain?.kind === 'quote' && plain.total).toBe(estimated?.kind === 'quote' && estimated.total)
      }),
    )
  })

  test('anything else is refused with a reason, never with an exception', () => {
    fc.assert(
      fc.property(lodgingPrices, planDay, nightCount, anyParty, currency, (prices, arrival, count, party, money) => {
        const result = quote(prices, stayFrom(arrival, count), party, [], money)
        expect(result.kind === 'refused' || result.total >= 0).toBe(true)
      }),
    )
  })

  test('a week inside one season costs exactly its week price', () => {
    fc.assert(
      fc.property(lodgingPrices, currency, (prices, money) => {
        const season = prices.seasons.find(({ startsOn, endsOn }) => addDays(startsOn, 7) <= endsOn)
        fc.pre(season !== undefined)
        const open = { ...season, arrivalDays: [1, 2, 3, 4, 5, 6, 7], minNights: 1, maxNights: 7 }
        const result = quote(
          { ...prices, seasons: [open], discounts: [] },
          stayFrom(open.startsOn, 7),
          onePerson,
          [],
          money,
        )
        expect(priced(result).lines[0]).toEqual({ kind: 'rent', nights: 7, amount: open.weekPrice[money] })
      }),
    )
  })
})
