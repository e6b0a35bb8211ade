import type { Reply } from './operation.ts'

/** An area with its towns; what a guest chooses from, and what ids of locations are called. */
export type PlaceArea = Reply<'Places'>['areas'][number]
export type FeaturedLodging = Reply<'FeaturedLodgings'>['featuredLodgings'][number]
export type BrokerBookingOption = FeaturedLodging['option']
