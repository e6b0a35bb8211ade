import { quoteShape } from '@marram/contract/booking/placed'
import type { Quote } from '@marram/domain/quote'
import * as v from 'valibot'

type QuoteOnTheWire = v.InferOutput<typeof quoteShape>

/** Lists are copied, so that later changes do not affect what is sent or stored. */
export function presentQuote(quote: Quote): QuoteOnTheWire {
  return v.parse(quoteShape, quote)
}

/** From the row of a booking. */
export function parseQuote(stored: unknown): Quote {
  return v.parse(quoteShape, stored)
}
