import type { Reply } from '../operation.ts'

export type BookingFlowData = NonNullable<Reply<'BookingFlowData'>['bookingFlowData']>
/** The stay asked for, with whom it is for. */
export type BookingFlowOption = NonNullable<BookingFlowData['option']>
/** What one unit of an item costs beside this stay. */
export type BookingOptionItemPrice = BookingFlowData['itemPrices'][number]
export type PricesOnArrivalChange = NonNullable<
  Reply<'BookingOptionPricesOnArrivalChange'>['bookingOptionPricesOnArrivalChange']
>
export type PricesOnDurationChange = NonNullable<
  Reply<'BookingOptionPricesOnDurationChange'>['bookingOptionPricesOnDurationChange']
>
