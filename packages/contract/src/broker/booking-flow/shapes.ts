import type { Reply } from '../operation.ts'

export type BookingFlowData = NonNullable<Reply<'BookingFlowData'>['bookingFlowData']>
/** The price of one unit of an item for this stay. */
export type BookingOptionItemPrice = BookingFlowData['itemPrices'][number]
