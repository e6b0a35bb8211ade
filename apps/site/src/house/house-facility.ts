import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { FacilityKey } from '@marram/domain/facility'

type WithFacilities = Pick<LodgingPage, 'facilities'>

export function hasFacility({ facilities }: WithFacilities, key: FacilityKey): boolean {
  return facilities.some((facility) => facility.key === key && facility.value !== '0')
}

/** Zero where the house says nothing about it. */
export function facilityNumber({ facilities }: WithFacilities, key: FacilityKey): number {
  return Number(facilities.find((facility) => facility.key === key)?.value ?? 0)
}
