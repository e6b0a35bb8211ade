import type { QuotedStay } from '@marram/contract/booking/placed'
import type { PriceContext } from '@marram/database/prices/price-context'
import { copenhagenDay } from '@marram/domain/iso-day'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { findDeferral } from '../deferred/deferred-periods.ts'
import { type PriceRequest, priceStay } from './check-stay.ts'
import { presentQuote } from './present-quote.ts'

/** What a stay costs and when it is to be paid; nothing is kept or promised. */
export async function quoteStay(wish: PriceRequest, context: PriceContext): Promise<QuotedStay | Refusal> {
  const priced = await priceStay(wish, context)
  if (isRefusal(priced)) return priced
  const deferral = await findDeferral(context.db, wish.option.lodgingId, priced.stay.arrival)
  return {
    quote: presentQuote(priced.quote),
    instalments: instalmentPlan(priced.quote, deferral?.confirmedBy ?? copenhagenDay(context.now())),
    deferred: deferral && { confirmedBy: deferral.confirmedBy },
  }
}
