import { type FacilityKey, facilityByKey } from '@marram/domain/facility'

/** For these a guest chooses a house; dishwasher and television are everywhere. */
const standout: readonly FacilityKey[] = [
  'indoor-pool',
  'outdoor-pool',
  'sauna',
  'spa',
  'outdoor-spa',
  'wilderness-bath',
  'activity-room',
  'thatched-roof',
  'accessible',
  'fireplace',
  'fenced-plot',
  'sea-view',
  'fjord-view',
  'ev-charger',
  'pets-allowed',
]

export const standoutIds: readonly number[] = standout.map((key) => facilityByKey(key).id)
