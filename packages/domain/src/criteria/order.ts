import { type FacilityKey, facilities, facilityByKey } from '../facility.ts'

export type SortDirection = 'ASC' | 'DESC'
export type Sort = Readonly<{ property: string; direction: SortDirection }>

function by(property: string, direction: SortDirection): Sort {
  return { property, direction }
}

function byFacility(key: FacilityKey, direction: SortDirection): Sort {
  return by(facilityProperty(facilityByKey(key).id), direction)
}

export function facilityProperty(id: number): string {
  return `facilities.${id}`
}

/** The sorts a guest can choose, by their name in links. */
export const namedSorts = {
  'price-asc': by('price', 'ASC'),
  'price-desc': by('price', 'DESC'),
  'holiday-cost': by('holidayCost', 'ASC'),
  'discount-total': by('discountTotal', 'DESC'),
  'discount-percentage': by('discountPercentage', 'DESC'),
  'street-name': by('streetName', 'ASC'),
  'distance-beach': byFacility('distance-beach', 'ASC'),
  'distance-shop': byFacility('distance-shop', 'ASC'),
  'persons-asc': byFacility('persons', 'ASC'),
  'persons-desc': byFacility('persons', 'DESC'),
  bedrooms: byFacility('bedrooms', 'DESC'),
  'living-area': byFacility('living-area', 'DESC'),
  'star-rating': byFacility('star-rating', 'DESC'),
  'built-year': byFacility('built-year', 'DESC'),
  'published-asc': by('bsPublishedTs', 'ASC'),
  'published-desc': by('bsPublishedTs', 'DESC'),
} as const satisfies Record<string, Sort>

export type SortName = keyof typeof namedSorts
export type SearchOrder = Readonly<{ kind: 'named'; name: SortName } | ({ kind: 'property' } & Sort)>

/** The search service rejects any other sort property, so links must not contain one. */
export const sortableProperties: readonly string[] = [
  ...['price', 'fromPrice', 'discountTotal', 'discountPercentage', 'streetName', 'name', 'lodgingId', 'rating'],
  ...['holidayCost', 'duration', 'dateTs', 'bsPublishedTs', 'createdTs', 'updatedTs'],
  ...facilities.flatMap(({ id, valueType }) => (valueType === 'number' ? [facilityProperty(id)] : [])),
]

function isSortName(word: string): word is SortName {
  return Object.hasOwn(namedSorts, word)
}

/** A known name, or `property:direction`; null for anything else. */
export function parseOrder(input: unknown): SearchOrder | null {
  if (typeof input !== 'string') return null
  if (isSortName(input)) return { kind: 'named', name: input }
  const [property, direction, ...rest] = input.split(':')
  if (property === undefined || rest.length > 0 || !sortableProperties.includes(property)) return null
  const upper = direction?.toUpperCase()
  return upper === 'ASC' || upper === 'DESC' ? { kind: 'property', property, direction: upper } : null
}

export function presentOrder(order: SearchOrder): string {
  return order.kind === 'named' ? order.name : `${order.property}:${order.direction.toLowerCase()}`
}

export function sortFor(order: SearchOrder): Sort {
  return order.kind === 'named' ? namedSorts[order.name] : { property: order.property, direction: order.direction }
}
