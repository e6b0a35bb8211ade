import type { Facility } from '../facility.ts'
import { parseNumeric } from '../number-check.ts'

/** Parses a facility's stored text to the type that the index holds and filters compare. Null if malformed. */
export function parseFacilityValue(facility: Facility, stored: string): true | number | string | null {
  switch (facility.valueType) {
    case 'bool':
      return stored === '1' ? true : null
    case 'number':
      return parseNumeric(stored)
    case 'string':
      return facility.options.find(({ value }) => value === stored)?.value ?? null
  }
}
