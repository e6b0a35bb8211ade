import type { Reply } from '../operation.ts'

/** A featured lodging that may be sold out. */
export type LodgingCard = Reply<'LodgingsByIds'>['lodgingsByIds'][number]
/** A house that is or was let: where it stands, and whether it can be booked. */
export type LodgingPlace = Reply<'LodgingPlaces'>['lodgingPlaces'][number]
export type LodgingName = Reply<'LodgingNamesByLanguage'>['lodgingNamesByLanguage'][number]
export type LodgingText = Reply<'LodgingDescriptions'>['lodgingDescriptions'][number]
export type LodgingFacilities = Reply<'LodgingFacilities'>['lodgingFacilities'][number]
/** A house as a map or an index shows it. */
export type LodgingRow = Reply<'Lodgings'>['lodgings'][number]
