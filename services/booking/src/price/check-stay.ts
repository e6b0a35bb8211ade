import type { ChosenOption } from '@marram/contract/booking/place'
import type { PriceContext } from '@marram/database/prices/price-context'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import type { ChosenItem } from '@marram/domain/item-charge'
import type { Quote } from '@marram/domain/quote'
import { type Stay, stayFrom } from '@marram/domain/stay'
import type { Terms } from '@marram/domain/terms'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findLodging, type Lodging, nightsOf, quoteLodging } from './load-lodging.ts'

export type PriceRequest = {
  readonly option: ChosenOption
  readonly items: readonly ChosenItem[]
}

export type PricedLodging = {
  readonly house: Lodging
  readonly stay: Stay
  readonly quote: Quote
  readonly terms: Terms
}

export function partyOf({ adults, children, infants, pets }: ChosenOption) {
  return { adults, children, infants, pets }
}

/** The price of a requested stay by today's prices and rules, regardless of availability. `agreed` are the terms of a booking. */
export async function priceStay(
  { option, items }: PriceRequest,
  context: PriceContext,
  agreed?: Terms,
): Promise<PricedLodging | Refusal> {
  const edition = findEditionByLanguage(option.languageId) ?? editionByKey('de')
  if (edition.currency !== option.currency) {
    return refuse(422, 'wrong-currency', `Prices in this language are in ${edition.currency}.`)
  }
  const stay = stayFrom(option.arrival, option.duration)
  if (stay.arrival < firstBookableDay(context.now(), agreed)) {
    return refuse(422, 'too-late', 'This arrival can no longer be booked.')
  }
  const house = await findLodging(context, option.lodgingId, nightsOf(stay), agreed)
  if (house === null) return unknownLodging(option.lodgingId)
  const quote = quoteLodging(house, { stay, party: partyOf(option), items, currency: option.currency })
  if (quote.kind === 'refused') {
    return refuse(422, quote.reason, 'The house cannot be booked like this.', { data: { reason: quote.reason } })
  }
  return { house, stay, quote, terms: house.prices.terms }
}

export function unknownLodging(lodgingId: number): Refusal {
  return refuse(404, 'unknown-lodging', `There is no house with the number ${lodgingId} that can be booked.`)
}
