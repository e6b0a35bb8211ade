import { expect, test } from 'vitest'
import { standardTerms } from './terms.ts'
import { itemsUnder } from './terms-items.ts'

const price = { DKK: 325, EUR: 44 }
const items = [
  { type: 'cleaning', meteredQuantity: null, unitPrice: price },
  { type: 'electricity', meteredQuantity: 'kwh', unitPrice: price },
  { type: 'water', meteredQuantity: 'm3', unitPrice: price },
  { type: 'cancellation-cover', meteredQuantity: null, unitPrice: price },
] as const
const own = { DKK: 500, EUR: 67 }

test('without own prices every house keeps its own, and cover is sold', () => {
  expect(itemsUnder(standardTerms, items)).toEqual(items)
})

test.each([
  ['kwh', 'electricity'],
  ['m3', 'water'],
] as const)('a price for %s replaces that of %s only', (meter, type) => {
  const terms = { ...standardTerms, energyPrices: { ...standardTerms.energyPrices, [meter]: own } }
  const dearer = itemsUnder(terms, items).filter(({ unitPrice }) => unitPrice !== price)
  expect(dearer).toEqual([{ type, meteredQuantity: meter, unitPrice: own }])
})

test('an agency without cover does not sell it, whatever its houses list', () => {
  const sold = itemsUnder({ ...standardTerms, offersCancellationCover: false }, items)
  expect(sold.map(({ type }) => type)).toEqual(['cleaning', 'electricity', 'water'])
})
