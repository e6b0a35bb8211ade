import fc from 'fast-check'
import { facilities } from '../../facility.ts'
import { isoDayFromEpoch } from '../../iso-day.ts'
import type { GeoBox } from '../../search-request/search-request.ts'
import { viewTypes } from '../../view-type.ts'
import { type Criteria, type Criterion, criteriaFrom } from '../criterion.ts'
import type { ListItems, NumberBounds } from '../definition.ts'
import { type CriterionKey, criterionDefinition, facilityKey, isNamedCriterion } from '../key.ts'
import { namedCriteria } from '../named-criteria.ts'
import { namedSorts, parseOrder, sortableProperties } from '../order.ts'
import { parseCriterion } from '../parse-criterion.ts'
import { fittingChildren } from '../search-party.ts'
import type { Search } from '../search-state.ts'

export const everyKey: readonly CriterionKey[] = [
  ...Object.keys(namedCriteria).filter(isNamedCriterion),
  ...facilities.map(({ id }) => facilityKey(id)),
]

function numberIn({ from, to, whole }: NumberBounds): fc.Arbitrary<number> {
  return whole ? fc.integer({ min: from, max: to }) : fc.double({ min: from, max: to, noNaN: true })
}

function itemOf(items: ListItems): fc.Arbitrary<string | number> {
  switch (items.kind) {
    case 'day':
      return fc.integer({ min: 0, max: 36_500 }).map(isoDayFromEpoch)
    case 'word':
      return fc.constantFrom(...items.words)
    case 'choice':
      return fc.constantFrom(...items.numbers)
    case 'number':
      return numberIn(items.bounds)
  }
}

function rawCriterion(key: CriterionKey): fc.Arbitrary<{ value: unknown; comparator: string }> {
  const definition = criterionDefinition(key)
  const value = (comparator: string): fc.Arbitrary<unknown> => {
    switch (definition.urlType) {
      case 'flag':
        return fc.constant(true)
      case 'text':
        return fc.string({ unit: 'binary', minLength: 1, maxLength: 150 })
      case 'list':
        return fc.array(itemOf(definition.items), { minLength: 1, maxLength: 8 })
      case 'number': {
        const number = numberIn(definition.bounds)
        return comparator === 'BETWEEN' ? fc.tuple(number, number) : number
      }
    }
  }
  return fc
    .constantFrom(...definition.comparators)
    .chain((comparator) => value(comparator).map((drawn) => ({ value: drawn, comparator })))
}

const entry: fc.Arbitrary<[CriterionKey, Criterion | null]> = fc
  .constantFrom(...everyKey)
  .chain((key) => rawCriterion(key).map((raw) => [key, parseCriterion(key, raw.value, raw.comparator)]))

/** Any valid criteria, without whitespace-only text. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc
  .array(entry, { maxLength: 12 })
  .map((entries) => criteriaFrom(entries.flatMap(([key, criterion]) => (criterion ? [[key, criterion] as const] : []))))

const orderText = fc.oneof(
  fc.constantFrom(...Object.keys(namedSorts)),
  fc.tuple(fc.constantFrom(...sortableProperties), fc.constantFrom('asc', 'DESC')).map((pair) => pair.join(':')),
)

/** Rounded as in a link. */
export const anyBox: fc.Arbitrary<GeoBox> = fc
  .tuple(edges(-90, 90), edges(-180, 180))
  .map(([[south, north], [west, east]]) => ({
    northEast: { lat: north, lng: east },
    southWest: { lat: south, lng: west },
  }))

function edges(from: number, to: number): fc.Arbitrary<readonly [number, number]> {
  const scale = 100_000
  return fc
    .tuple(fc.integer({ min: from * scale, max: to * scale - 1 }), fc.integer({ min: 1, max: (to - from) * scale }))
    .map(([low, size]) => [low / scale, Math.min(low + size, to * scale) / scale] as const)
}

export const anySearch: fc.Arbitrary<Search> = fc
  .record({
    criteria: anyCriteria,
    children: fc.integer({ min: 0, max: 30 }),
    box: fc.option(anyBox),
    order: fc.option(orderText).map(parseOrder),
    page: fc.integer({ min: 1, max: 5000 }),
    viewType: fc.constantFrom(...viewTypes),
  })
  .map((search) => ({ ...search, children: fittingChildren(search.criteria, search.children) }))
