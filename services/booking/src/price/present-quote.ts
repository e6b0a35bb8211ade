import { quoteShape } from '@marram/contract/booking/placed'
import { requestText } from '@marram/domain/booking/request-text'
import type { Quote } from '@marram/domain/quote'
import type { Terms } from '@marram/domain/terms'
import * as v from 'valibot'
import { hashOf } from '../booking/secrets.ts'

type QuoteOnTheWire = v.InferOutput<typeof quoteShape>

/** Copies lists, so that later changes do not affect the sent or stored quote. */
export function presentQuote(quote: Quote): QuoteOnTheWire {
  return v.parse(quoteShape, quote)
}

/** Names the terms that a guest has read, whatever the order of their fields. */
export function digestOfTerms(terms: Terms): string {
  return hashOf(requestText(terms))
}

/** Parses the quote in a booking row. */
export function parseQuote(stored: unknown): Quote {
  return v.parse(quoteShape, stored)
}
