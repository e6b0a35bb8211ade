import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { facilityNumber } from '../house-facility.ts'
import { amenityFeatures, bedDetails } from './amenities.ts'

/** The inside of the house: one whole place, let to one party. */
export function accommodation(lodging: LodgingPage) {
  const bedrooms = facilityNumber(lodging, 'bedrooms')
  const area = facilityNumber(lodging, 'living-area')
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: lodging.maxPersons },
    bed: bedDetails(lodging),
    ...(bedrooms > 0 && { numberOfBedrooms: bedrooms, numberOfRooms: bedrooms + 1 }),
    numberOfBathroomsTotal: facilityNumber(lodging, 'bathrooms'),
    ...(area > 0 && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
    amenityFeature: amenityFeatures(lodging),
  }
}
