import type { Reply } from '../operation.ts'

export type BookingFlowData = NonNullable<Reply<'BookingFlowData'>['bookingFlowData']>
/** What one unit of an item costs beside this stay. */
export type BookingOptionItemPrice = BookingFlowData['itemPrices'][number]
