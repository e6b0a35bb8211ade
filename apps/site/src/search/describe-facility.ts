import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { Criterion } from '@marram/domain/criteria/criterion'
import type { Facility } from '@marram/domain/facility'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { SearchMessages } from '@marram/i18n/messages/search/en'

export type Describing = {
  readonly edition: EditionKey
  readonly messages: SearchMessages
  readonly places: readonly PlaceArea[]
}

/** A wish for something that a house has: by its name, with the number or the words that are asked for. */
export function describeFacility(facility: Facility, criterion: Criterion, describing: Describing): string {
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
