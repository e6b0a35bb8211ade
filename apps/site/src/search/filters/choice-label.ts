import { findBathroomMinimums } from '@marram/domain/bathroom-level'
import { type CriterionKey, criterionDefinition, isNamedCriterion } from '@marram/domain/criteria/key'
import { type Facility, findFacilityById } from '@marram/domain/facility'
import type { FacilityUnit } from '@marram/domain/facility/entry'
import { noPetsValue } from '@marram/domain/pets'
import { calendarWords } from '@marram/i18n/calendar-words'
import type { FilterTexts } from './use-filter-texts.ts'

const unitNames: Readonly<Record<Exclude<FacilityUnit, 'm'>, string>> = { m2: 'm²', kw: 'kW', mbit: 'Mbit/s' }
const years: readonly string[] = ['built-year', 'renovated-year']

/** The label of a yes-or-no criterion. */
export function flagLabel(key: CriterionKey, { edition, texts: { criterion } }: FilterTexts): string {
  const named: Readonly<Record<string, string>> = {
    nyHosMarram: criterion.newWithUs,
    nyHus: criterion.newBuild,
    renovatedWithin3Years: criterion.renovated,
    lastMinute: criterion.lastMinute,
    onlyImages: criterion.onlyImages,
  }
  return named[key] ?? facilityOf(key)?.names[edition] ?? key
}

/** A number with its criterion's unit: "3+", "500 m", "2 Bäder, 1 mit Dusche". */
export function valueLabel(key: CriterionKey, value: number, context: FilterTexts): string {
  const { texts, format } = context
  if (key === 'husdyr' && value === noPetsValue) return texts.filters.noPets
  if (key === 'husdyr') return format.number(value)
  if (key === 'badevaerelse') return bathroomLabel(value, context)
  const facility = facilityOf(key)
  return facility?.valueType === 'number' && facility.unit === 'm'
    ? format.distance(value)
    : `${quantity(facility, value, context)}+`
}

/** The same in a list, where a bare "80 m²+" would be unclear. */
export function stepLabel(facility: Facility, value: number, context: FilterTexts): string {
  const { filters } = context.texts
  const isDistance = facility.valueType === 'number' && facility.unit === 'm'
  const amount = isDistance ? context.format.distance(value) : quantity(facility, value, context)
  return isDistance ? filters.upTo(amount) : filters.from(amount)
}

/** A word of a list: a weekday, a kind of heating, an energy label. */
export function wordLabel(key: CriterionKey, value: number | string, { edition }: FilterTexts): string {
  if (key === 'skiftedag') return (calendarWords[edition].weekdaysShort[Number(value) - 1] ?? '').replace('.', '')
  const facility = facilityOf(key)
  const option = facility?.valueType === 'string' ? facility.options.find((entry) => entry.value === value) : undefined
  return option?.names[edition] ?? String(value)
}

function facilityOf(key: CriterionKey): Facility | null {
  const { meaning } = criterionDefinition(key)
  if (meaning.kind === 'facility') return findFacilityById(meaning.id)
  return isNamedCriterion(key) ? null : findFacilityById(Number(key))
}

function quantity(facility: Facility | null, value: number, { format }: FilterTexts): string {
  // Years have no thousands separator.
  if (facility && years.includes(facility.key)) return String(value)
  const unit = facility?.valueType === 'number' ? facility.unit : undefined
  return unit === undefined || unit === 'm' ? format.number(value) : `${format.number(value)}\u00a0${unitNames[unit]}`
}

function bathroomLabel(level: number, { texts }: FilterTexts): string {
  const minimums = findBathroomMinimums(level)
  return minimums === null ? String(level) : texts.filters.bathrooms(minimums.bathrooms, minimums.showerRooms)
}
