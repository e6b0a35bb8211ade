import type { ChangePreview, PreviewedChange } from '@marram/contract/booking/reservation'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { priceChange } from '../change/change-booking.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { presentQuote } from '../price/present-quote.ts'

/** The price after a change, by the code that will make it, for the guest to read before agreeing. */
export async function previewChange(
  { party, items = [], ...access }: ChangePreview,
  deps: Pick<Inside, 'db' | 'now'>,
): Promise<PreviewedChange | Refusal> {
  const own = await findOwnBooking(deps, access)
  if (isRefusal(own)) return own
  const quote = await priceChange(own, { party: party ?? own.party, added: items }, deps)
  if (isRefusal(quote)) return quote
  return { quote: presentQuote(quote), difference: quote.total - own.quote.total }
}
