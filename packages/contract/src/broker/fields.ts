/** The language id of an edition: 1 Danish, 2 German, 7 English. */
export type Lan = 1 | 2 | 7

/** What a card shows, for every query that answers cards. */
export const cardFields = `
    id name title city areaName maxPersons bedrooms distanceToBeachM rating reviewCount
    facilities { key name }
    images { url width height tagIds }
    option { arrival departure duration price normalPrice currency discountTags }
    energyEstimate
  `
