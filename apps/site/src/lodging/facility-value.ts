import type { LodgingFacility } from '@marram/contract/broker/lodging-page/shapes'
import type { Format } from '@marram/i18n/format'

const units = { m2: 'm²', kw: 'kW', mbit: 'Mbit/s' } as const

/** The value of a facility in words, if it is more than a yes. */
export function facilityValue({ key, value, valueType, valueName, unit }: LodgingFacility, format: Format): string {
  if (valueType === 'string') return valueName ?? value
  // A year is written without a thousands separator.
  if (key.endsWith('-year')) return value
  if (unit === 'm') return format.distance(Number(value))
  const number = format.number(Number(value), 1)
  return unit === null ? number : `${number}\u00a0${units[unit]}`
}
