import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { facilityNumber, hasFacility } from '../house-facility.ts'

type Feature = {
  readonly '@type': 'LocationFeatureSpecification'
  readonly name: string
  readonly value: boolean | string
}

/** Names in Google's vocabulary, English in every edition. What guests filter by is also denied where it is missing. */
export function amenityFeatures(lodging: LodgingPage): Feature[] {
  const named = lodging.facilities.flatMap(({ amenity, valueType, value }) =>
    amenity !== null && valueType === 'bool' && value === '1' ? [amenity] : [],
  )
  const derived: readonly (readonly [string, boolean | string])[] = [
    ...named.map((name) => [name, true] as const),
    ['kitchen', hasFacility(lodging, 'open-kitchen') || hasFacility(lodging, 'oven')],
    ['heating', hasFacility(lodging, 'heating')],
    ['washerDryer', hasFacility(lodging, 'washing-machine') && hasFacility(lodging, 'dryer')],
    ['petsAllowed', hasFacility(lodging, 'pets-allowed')],
    ['smokingAllowed', !hasFacility(lodging, 'non-smoking')],
    ['wifi', hasFacility(lodging, 'internet')],
    ['pool', hasFacility(lodging, 'pool')],
    ['poolType', poolType(lodging)],
    ['internetType', hasFacility(lodging, 'internet') ? 'Free' : 'None'],
    ['parkingType', facilityNumber(lodging, 'parking-places') > 0 ? 'Free' : 'None'],
    ['instantBookable', lodging.cheapestOptions.length > 0],
    ...(lodging.registrationNumber === null ? [] : [['licenseNum', lodging.registrationNumber] as const]),
  ]
  return [...new Map(derived)].map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value }))
}

function poolType(lodging: LodgingPage): 'Indoor' | 'Outdoor' | 'None' {
  if (hasFacility(lodging, 'indoor-pool')) return 'Indoor'
  return hasFacility(lodging, 'outdoor-pool') ? 'Outdoor' : 'None'
}

const bedNames = [
  ['double-beds', 'Double bed'],
  ['single-beds', 'Single bed'],
  ['bunk-beds', 'Bunk bed'],
  ['sofa-beds', 'Sofa bed'],
] as const

export function bedDetails(lodging: LodgingPage) {
  return bedNames.flatMap(([key, typeOfBed]) => {
    const numberOfBeds = facilityNumber(lodging, key)
    return numberOfBeds > 0 ? [{ '@type': 'BedDetails', typeOfBed, numberOfBeds }] : []
  })
}
