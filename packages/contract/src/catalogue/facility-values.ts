import { type Facility, type FacilityKey, facilities } from '@marram/domain/facility'
import * as v from 'valibot'
import { day } from './parts.ts'

const measure = v.pipe(
  v.number(),
  v.finite('must be a number'),
  v.minValue(0, 'must not be negative'),
  v.maxValue(10_000_000, 'must be at most 10000000'),
)

type ValueSchema = v.GenericSchema<boolean | number | string>

function valueSchema(facility: Facility): ValueSchema {
  if (facility.valueType === 'bool') return v.boolean()
  if (facility.valueType === 'number') return measure
  return v.picklist(facility.options.map(({ value }) => value))
}

const schemas = new Map<string, ValueSchema>(facilities.map((facility) => [facility.key, valueSchema(facility)]))
const keys = facilities.map(({ key }) => key)

/** One entry per facility of the house; a missing or false one means that the house lacks it. */
export const facilityValues = v.strictObject(
  Object.fromEntries([...schemas].map(([key, schema]) => [key, v.optional(schema)])),
)

/** A facility available for part of the year, such as a heated pool. */
export const datedFacility = v.pipe(
  v.strictObject({
    key: v.picklist(keys),
    value: v.union([v.boolean(), v.number(), v.string()]),
    fromDate: v.nullable(day),
    toDate: v.nullable(day),
  }),
  v.forward(
    v.check(({ key, value }) => isValueOf(key, value), 'does not fit this facility'),
    ['value'],
  ),
  v.check(({ fromDate, toDate }) => fromDate !== null || toDate !== null, 'must have a fromDate or a toDate'),
)

function isValueOf(key: FacilityKey, value: boolean | number | string): boolean {
  const schema = schemas.get(key)
  return schema !== undefined && v.is(schema, value)
}
