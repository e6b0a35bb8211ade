/** The fields of a card, for every query that returns cards. */
export const cardFields = `
    id name title city areaName maxPersons bedrooms distanceToBeachM rating reviewCount
    facilities { key name }
    images { url width height tagIds }
    option { arrival departure duration price normalPrice currency discountTags }
    energyEstimate
  `
