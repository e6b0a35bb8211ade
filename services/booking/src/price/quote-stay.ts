import type { QuotedStay } from '@marram/contract/booking/placed'
import { copenhagenDay } from '@marram/domain/iso-day'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { findDeferral } from '../deferred/deferred-periods.ts'
import { payOfferIn } from '../payment/pay-ways.ts'
import { type PriceRequest, priceStay } from './check-stay.ts'
import { digestOfTerms, presentQuote } from './present-quote.ts'

type Context = Pick<BookingContext, 'db' | 'now' | 'activeYears' | 'takes'>

/** The price and payment dates of a stay. Stores nothing. */
export async function quoteStay(request: PriceRequest, context: Context): Promise<QuotedStay | Refusal> {
  const priced = await priceStay(request, context)
  if (isRefusal(priced)) return priced
  const deferral = await findDeferral(context.db, request.option.lodgingId, priced.stay.arrival)
  return {
    quote: presentQuote(priced.quote),
    instalments: instalmentPlan(priced.quote, deferral?.confirmedBy ?? copenhagenDay(context.now()), priced.terms),
    terms: priced.terms,
    termsDigest: digestOfTerms(priced.terms),
    deferred: deferral && { confirmedBy: deferral.confirmedBy },
    pay: payOfferIn(priced.quote.currency, context.takes),
  }
}
