import type { ChosenItem } from '@marram/domain/item-charge'
import { type Quote, quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { standardTerms } from '@marram/domain/terms'
import { planAndStay } from '@marram/domain/testing/arbitrary-price-plan'
import { editionKeys } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { renderLetter } from '@marram/i18n/mail/letter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requote } from '../change/requote.ts'
import { confirmationLetter, priceSums } from '../mail/booking-letter.ts'
import { sampleBooking } from '../mail/preview.ts'
import { parseQuote, presentQuote } from '../price/present-quote.ts'
import { chargesFor } from './entries.ts'

type Drawn = typeof planAndStay extends fc.Arbitrary<infer T> ? T : never

const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)

/** Every second optional item in its maximum quantity. */
function choose({ prices }: Drawn): ChosenItem[] {
  return prices.items
    .filter(({ isMandatory, chargeType }) => !isMandatory && chargeType !== 'metered')
    .filter((_, index) => index % 2 === 0)
    .map(({ itemId, maxQuantity }) => ({ itemId, quantity: maxQuantity }))
}

function whenQuoted(check: (agreed: Quote, drawn: Drawn) => void): void {
  fc.assert(
    fc.property(planAndStay, (drawn) => {
      const { prices, stay, party, money } = drawn
      const agreed = quote(prices, stay, party, choose(drawn), money)
      if (agreed.kind === 'quote') check(agreed, drawn)
    }),
    { numRuns: 500 },
  )
}

test('for any house, party and extras: quote, ledger, instalments, stored row and reply have the same total', () => {
  let checked = 0
  whenQuoted((agreed, { stay }) => {
    checked += 1
    expect(sum(chargesFor(agreed))).toBe(agreed.total)
    expect(sum(instalmentPlan(agreed, stay.arrival, standardTerms))).toBe(agreed.total)
    expect(sum(instalmentPlan(agreed, '2025-01-01', standardTerms))).toBe(agreed.total)
    expect(parseQuote(JSON.parse(JSON.stringify(agreed)))).toEqual(agreed)
    expect(presentQuote(agreed).total).toBe(agreed.total)
  })
  expect(checked).toBeGreaterThan(250)
})

test('the mail shows that total, in every language', () => {
  whenQuoted((agreed) => {
    for (const edition of editionKeys) {
      const booking = { ...sampleBooking(edition), quote: agreed }
      const shown = formatFor(edition).money(agreed.total, agreed.currency)
      expect(priceSums(booking).at(-1)?.value).toBe(shown)
      expect(renderLetter(edition, confirmationLetter(booking)).text).toContain(shown)
    }
  })
})

test('an empty change changes nothing; other changes add up like a new price', () => {
  whenQuoted((agreed, { prices, party, stay, money }) => {
    expect(requote(agreed, prices, { party, added: [] })).toEqual(agreed)
    const smaller = { ...party, adults: 1 }
    const changed = requote(agreed, prices, { party: smaller, added: [] })
    const chosen = agreed.lines.flatMap((line) => (line.kind === 'chosen-item' ? [line] : []))
    const anew = quote(prices, stay, smaller, chosen, money)
    expect(changed.kind === 'quote' && changed.total).toBe(anew.kind === 'quote' && anew.total)
    if (changed.kind === 'quote') expect(sum(changed.lines)).toBe(changed.total)
  })
})
