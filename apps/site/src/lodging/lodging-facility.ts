import type { LodgingItem, LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { FacilityKey } from '@marram/domain/facility'

type WithFacilities = Pick<LodgingPage, 'facilities'>

export function hasFacility({ facilities }: WithFacilities, key: FacilityKey): boolean {
  return facilities.some((facility) => facility.key === key && facility.value !== '0')
}

/** Zero if the house does not have the facility. */
export function facilityNumber({ facilities }: WithFacilities, key: FacilityKey): number {
  return Number(facilities.find((facility) => facility.key === key)?.value ?? 0)
}

/** In metres; null if the agency doesn't state it. */
export function beachDistance({ facilities }: WithFacilities): number | null {
  const stored = facilities.find(({ key }) => key === 'distance-beach')?.value
  return stored === undefined ? null : Number(stored)
}

/** Final cleaning: always by the agency, by the agency if ordered, or by the guest. */
type Cleaning =
  | { readonly kind: 'included' }
  | { readonly kind: 'optional'; readonly item: LodgingItem }
  | { readonly kind: 'own' }

export function cleaningOf({ pricePlan }: Pick<LodgingPage, 'pricePlan'>): Cleaning {
  const item = pricePlan.items.find(({ type }) => type === 'cleaning')
  if (!item) return { kind: 'own' }
  return item.isMandatory ? { kind: 'included' } : { kind: 'optional', item }
}
