import type { Reply } from './operation.ts'

export type Area = Reply<'Areas'>['areas'][number]
/** An area with its towns; what a guest chooses from, and what ids of locations are called. */
export type PlaceArea = Reply<'Places'>['areas'][number]
export type FeaturedLodging = Reply<'FeaturedLodgings'>['featuredLodgings'][number]
export type LodgingImage = FeaturedLodging['images'][number]
export type BrokerBookingOption = FeaturedLodging['option']
