import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import type { House } from './house.ts'

export type FacilityValue = { facilityId: number; value: string }

function measures(house: House): (readonly [FacilityKey, number | string | null])[] {
  return [
    ['persons', house.persons],
    ['living-area', house.areaM2],
    ['built-year', house.builtYear],
    ['renovated-year', house.renovatedYear],
    ['storeys', house.storeys],
    ['bedrooms', house.bedrooms],
    ['double-beds', house.beds.doubles],
    ['single-beds', house.beds.singles],
    ['bunk-beds', house.beds.bunks],
    ['sofa-beds', house.beds.sofas],
    ['loft-places', house.beds.loft],
    ['bathrooms', house.bathrooms],
    ['shower-rooms', house.bathrooms],
    ['guest-toilets', house.guestToilets],
    ['internet-speed', house.internetMbit],
    ['heating', house.heating],
    ['energy-label', house.energyLabel],
    ['plot-area', house.plotM2],
    ['open-terraces', house.openTerraces],
    ['covered-terraces', house.coveredTerraces],
    ['ev-charger-power', house.chargerKw],
    ['parking-places', house.parkingPlaces],
    ['distance-beach', house.sea],
    ['distance-fjord', house.fjord],
    ['distance-lake', house.lake],
    ['distance-shop', house.shop],
    ['distance-restaurant', house.restaurant],
    ['distance-harbour', house.harbour],
    ['distance-golf', house.golf],
    ['star-rating', house.stars],
    ['pine-cones', house.pineCones],
  ]
}

/**
 * Null and zero mean "not stated" and get no row, except for the number of pets, where 0 is an answer.
 */
export function facilityValues(house: House): FacilityValue[] {
  const flags = house.tier === null ? [...house.has] : [...house.has, house.tier]
  const measured = measures(house).filter(([, value]) => value !== null && value !== 0)
  return [
    ...flags.map((key) => ({ facilityId: facilityByKey(key).id, value: '1' })),
    ...measured.map(([key, value]) => ({ facilityId: facilityByKey(key).id, value: String(value) })),
    { facilityId: facilityByKey('pets-max').id, value: String(house.petsMax) },
  ].sort((a, b) => a.facilityId - b.facilityId)
}
