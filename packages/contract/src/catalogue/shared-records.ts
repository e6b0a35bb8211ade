import { chargeTypes, meteredQuantities } from '@marram/domain/price-plan'
import * as v from 'valibot'
import { count, day, filledLine, id, latitude, line, longitude, slug, smallId, threeLines, weekday } from './parts.ts'

/** A place by its name in common use. */
export const areaRecord = v.strictObject({
  kind: v.literal('area'),
  id: smallId,
  slug,
  name: filledLine,
  region: v.picklist(['north', 'middle', 'south']),
  latitude,
  longitude,
})

/** A numbered part of an area; the numbers are in search links. */
export const locationRecord = v.strictObject({
  kind: v.literal('location'),
  id: v.pipe(smallId, v.maxValue(99, 'must be at most 99')),
  areaId: smallId,
  name: filledLine,
  latitude,
  longitude,
})

export const streetRecord = v.strictObject({
  kind: v.literal('street'),
  id,
  locationId: smallId,
  name: filledLine,
  slug,
})

/** A period of the agency's calendar with its prices and arrival rules. `endsOn` is exclusive. */
export const seasonRecord = v.pipe(
  v.strictObject({
    kind: v.literal('season'),
    id,
    key: filledLine,
    startsOn: day,
    endsOn: day,
    arrivalDays: v.pipe(
      v.array(weekday),
      v.minLength(1, 'must name at least one weekday'),
      v.maxLength(7, 'must name at most seven weekdays'),
    ),
    minNights: v.pipe(count, v.minValue(1, 'must be at least 1')),
    maxNights: v.pipe(count, v.minValue(1, 'must be at least 1')),
    wholeWeeks: v.boolean(),
  }),
  v.forward(
    v.check(({ startsOn, endsOn }) => startsOn < endsOn, 'must be later than startsOn'),
    ['endsOn'],
  ),
  v.forward(
    v.check(({ minNights, maxNights }) => minNights <= maxNights, 'must not be less than minNights'),
    ['maxNights'],
  ),
)

/** Something sold or metered in addition to the rent; each house has its own price. */
export const itemRecord = v.strictObject({
  kind: v.literal('item'),
  id,
  definitionId: id,
  type: filledLine,
  chargeType: v.picklist(chargeTypes),
  unitName: line,
  meteredQuantity: v.nullable(v.picklist(meteredQuantities)),
  description: threeLines,
})
