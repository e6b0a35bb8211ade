import type { PlaceArea } from '@marram/contract/broker/shapes'
import { findBathroomMinimums } from '@marram/domain/bathroom-level'
import type { Criterion } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import type { NamedCriterionKey } from '@marram/domain/criteria/named-criteria'
import { editionByKey } from '@marram/domain/edition'
import { type Facility, facilityByKey, findFacilityById } from '@marram/domain/facility'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import { findPetRequirement } from '@marram/domain/pets'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { SearchMessages } from '@marram/i18n/messages/search/en'
import { periodName } from '../kit/period-name.ts'
import { placeNames } from './places/chosen-places.ts'

type Describe = (value: Criterion['value'], describing: Describing, criterion: Criterion) => string

/** Describes a criterion in a few words, for the chip that removes it. */
export function describeCriterion(key: CriterionKey, criterion: Criterion, describing: Describing): string {
  const describe = isNamed(key) ? named[key] : null
  if (describe) return describe(criterion.value, describing, criterion)
  const facility = findFacilityById(Number(key))
  return facility ? describeFacility(facility, criterion, describing) : key
}

function isNamed(key: CriterionKey): key is NamedCriterionKey {
  return Object.hasOwn(named, key)
}

const flag =
  (text: (criterion: SearchMessages['criterion']) => string): Describe =>
  (_, { messages }) =>
    text(messages.criterion)

const facility =
  (key: Parameters<typeof facilityByKey>[0]): Describe =>
  (_, describing, criterion) =>
    describeFacility(facilityByKey(key), criterion, describing)

const named: Readonly<Record<NamedCriterionKey, Describe>> = {
  ankomst: (value, { edition, messages: { criterion }, today = copenhagenDay(new Date()) }) => {
    const days = items(value).map(String)
    const [day = ''] = days
    if (days.length === 1) return criterion.arrival(formatFor(edition).day(day, 'long'))
    const period = periodName(days, today, edition)
    if (period === null) return criterion.arrivals(days.length)
    return period.isMonths ? period.text : criterion.arrival(period.text)
  },
  arrivalWeekNextOccurence: (value, { messages }) => messages.criterion.week(Number(value)),
  duration: (value, { messages: { criterion } }) => {
    const [from, to] = items(value)
    return to === undefined ? criterion.nights(Number(from)) : criterion.nightsBetween(Number(from), Number(to))
  },
  skiftedag: (value, { edition, messages: { criterion } }) => {
    const words: Readonly<Record<string, string>> = criterion.weekdays
    return criterion.changeDays(formatFor(edition).list(items(value).map((day) => words[String(day)] ?? String(day))))
  },
  husdyr: (value, { messages }) => {
    const requirement = findPetRequirement(Number(value))
    return requirement?.kind === 'bring' ? messages.page.pets(requirement.pets) : messages.criterion.noPets
  },
  omraader: (value, { edition, messages: { criterion }, places }) => {
    const names = placeNames(items(value).map(Number), places)
    if (names.length > 2) return criterion.areas(names.length)
    return names.length === 0 ? criterion.area : formatFor(edition).list(names)
  },
  textQuery: (value, { messages }) => messages.criterion.text(String(value)),
  vejnavn: (value, { messages: { criterion } }) =>
    /^[\d,]+$/.test(String(value)) ? criterion.streetHere : criterion.street(String(value)),
  koglemaerker: facility('pine-cones'),
  varme: facility('heating'),
  varmepumpe: facility('heat-pump'),
  onlyImages: flag(({ onlyImages }) => onlyImages),
  badevaerelse: (value, { messages: { criterion } }) => {
    const minimums = findBathroomMinimums(Number(value))
    return minimums
      ? criterion.bathrooms(minimums.bathrooms, minimums.showerRooms)
      : criterion.bathroomLevel(Number(value))
  },
  maxPris: (value, { edition, messages }) => {
    const amount = Math.round(Number(value) * minorPerWhole)
    return messages.criterion.maxPrice(formatFor(edition).money(amount, editionByKey(edition).currency))
  },
  nyHosMarram: flag(({ newWithUs }) => newWithUs),
  lastMinute: flag(({ lastMinute }) => lastMinute),
  nyHus: flag(({ newBuild }) => newBuild),
  renovatedWithin3Years: flag(({ renovated }) => renovated),
  lodgingId: (value, { messages }) => messages.criterion.houses(items(value).length),
  name: (value, { messages }) => messages.criterion.name(String(value).toUpperCase()),
}

function items(value: Criterion['value']): readonly (string | number | boolean)[] {
  return typeof value === 'object' ? value : [value]
}

type Describing = {
  readonly edition: EditionKey
  readonly messages: SearchMessages
  readonly places: readonly PlaceArea[]
  /** The day that decides if a link's days are still the whole month; today unless a test says otherwise. */
  readonly today?: IsoDay
}

/** Describes a facility by name, with the selected number or words. */
function describeFacility(facility: Facility, criterion: Criterion, describing: Describing): string {
  const name = facility.names[describing.edition]
  switch (facility.valueType) {
    case 'bool':
      return name
    case 'string': {
      const chosen = facility.options.filter(({ value }) => listed(criterion.value).includes(value))
      const words = formatFor(describing.edition).list(chosen.map(({ names }) => names[describing.edition]))
      return describing.messages.criterion.exactly(name, words)
    }
    case 'number':
      return describeNumber(facility, criterion, describing)
  }
}

function describeNumber(
  facility: Extract<Facility, { valueType: 'number' }>,
  { value, comparator }: Criterion,
  { edition, messages: { criterion, page } }: Describing,
): string {
  const format = formatFor(edition)
  const name = facility.names[edition]
  const written = (number: number): string =>
    facility.unit === 'm' ? format.distance(number) : `${format.number(number, 1)}${units[facility.unit ?? 'none']}`
  const [from = 0, to = 0] = listed(value).map(Number)
  if (facility.key === 'persons' && comparator === '>=') return page.party(from)
  switch (comparator) {
    case '>=':
      return criterion.atLeast(name, written(from))
    case '<=':
      return criterion.atMost(name, written(from))
    case '<':
      return criterion.below(name, written(from))
    case 'BETWEEN':
      return criterion.between(name, written(from), written(to))
    case '=':
      return criterion.exactly(name, written(from))
  }
}

const units = { none: '', m: ' m', m2: ' m²', kw: ' kW', mbit: ' Mbit/s' } as const

function listed(value: Criterion['value']): readonly unknown[] {
  return typeof value === 'object' ? value : [value]
}
