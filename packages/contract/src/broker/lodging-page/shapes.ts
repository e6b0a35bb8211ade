import type { Reply } from '../operation.ts'

/** Everything about one house that its page shows, but for reviews. */
export type LodgingPage = NonNullable<Reply<'LodgingPage'>['lodgingPage']>
/** A facility of one house, named in the language asked for. */
export type LodgingFacility = LodgingPage['facilities'][number]
export type ReviewStats = LodgingPage['reviewStats']
/**
 * Everything that a price of this house depends on and every night that is taken, for the whole bookable period: the
 * browser counts with the same rules as the server, so a calendar needs no further question.
 */
export type PricePlan = LodgingPage['pricePlan']
/** Something sold or metered beside the rent, named in the language asked for. */
export type LodgingItem = PricePlan['items'][number]
