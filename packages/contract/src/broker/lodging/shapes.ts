import type { Reply } from '../operation.ts'

/** A lodging in a list; it may be sold out. */
export type LodgingCard = Reply<'LodgingsByIds'>['lodgingsByIds'][number]
/** A current or former house: its location, and whether it is bookable. */
export type LodgingPlace = Reply<'LodgingPlaces'>['lodgingPlaces'][number]
