import type { LodgingCard } from './lodging/shapes.ts'
import type { Reply } from './operation.ts'

/** An area with its towns; what a guest chooses from, and what ids of locations are called. */
export type PlaceArea = Reply<'Places'>['areas'][number]
export type BrokerBookingOption = NonNullable<LodgingCard['option']>
