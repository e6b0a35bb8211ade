import type { Reply } from '../operation.ts'

/** The data of a house page, without reviews. */
export type LodgingPage = NonNullable<Reply<'LodgingPage'>['lodgingPage']>
/** A facility of one house, in the requested language. */
export type LodgingFacility = LodgingPage['facilities'][number]
export type ReviewStats = LodgingPage['reviewStats']
/**
 * All inputs of this house's prices and all taken nights, for the whole bookable period: the browser applies the same
 * rules as the server, so the calendar needs no further request.
 */
export type PricePlan = LodgingPage['pricePlan']
/** Something sold or metered in addition to the rent, in the requested language. */
export type LodgingItem = PricePlan['items'][number]
