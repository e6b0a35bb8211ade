import { quoteShape } from '@marram/contract/booking/placed'
import type { Quote } from '@marram/domain/quote'
import * as v from 'valibot'

type QuoteOnTheWire = v.InferOutput<typeof quoteShape>

/** Copies lists, so that later changes do not affect the sent or stored quote. */
export function presentQuote(quote: Quote): QuoteOnTheWire {
  return v.parse(quoteShape, quote)
}

/** Parses the quote in a booking row. */
export function parseQuote(stored: unknown): Quote {
  return v.parse(quoteShape, stored)
}
