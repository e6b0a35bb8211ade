import type { IsoDay } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import type { Review } from '../catalogue/reviews/reviews.ts'
import type { BookingGuest } from './guests.ts'
import type { Movement } from './payments.ts'

export type DemoBooking = {
  /** Null for a cancelled one, whose nights are free again. */
  readonly stayIndex: number | null
  readonly state: 'booked' | 'confirmed-later' | 'cancelled' | 'completed'
  readonly guest: BookingGuest
  readonly quote: Quote
  readonly payChoice: 'invoice' | 'card'
  readonly createdAt: string
  /** The day by which the agency promised an answer. */
  readonly confirmedBy: IsoDay | null
  /** In order. */
  readonly movements: readonly Movement[]
  readonly cancelled: { readonly at: string; readonly kept: number } | null
  readonly review: Review | null
}
