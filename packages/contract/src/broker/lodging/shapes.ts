import type { Reply } from '../operation.ts'

/** A lodging as lists show it; it may be sold out. */
export type LodgingCard = Reply<'LodgingsByIds'>['lodgingsByIds'][number]
/** A house that is or was let: where it stands, and whether it can be booked. */
export type LodgingPlace = Reply<'LodgingPlaces'>['lodgingPlaces'][number]
