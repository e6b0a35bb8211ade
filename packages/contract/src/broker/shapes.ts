import type { LodgingCard } from './lodging/shapes.ts'
import type { Reply } from './operation.ts'

/** An area with its towns, for selection and for the names of location ids. */
export type PlaceArea = Reply<'Places'>['areas'][number]
export type BrokerBookingOption = NonNullable<LodgingCard['option']>
