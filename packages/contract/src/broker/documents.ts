import * as v from 'valibot'
import { defineOperation } from '../graphql-operation.ts'
import { bookingFlowOperations } from './booking-flow/documents.ts'
import { commentOperations } from './comment/documents.ts'
import { contestOperations } from './contest/documents.ts'
import { dataStatusOperations } from './data-status/documents.ts'
import { editorialOperations } from './editorial/documents.ts'
import { cardFields, type Lan } from './fields.ts'
import { lodgingOperations } from './lodging/documents.ts'
import { lodgingPageOperations } from './lodging-page/documents.ts'
import { reviewOperations } from './review/documents.ts'
import { searchLodgingOperations } from './search-lodging/documents.ts'
import { area, featuredLodging, placeArea } from './shapes.ts'
import { trustOperations } from './trust/documents.ts'
import { weatherOperations } from './weather/documents.ts'

export type { Lan } from './fields.ts'

export const lodgingCountQuery = defineOperation<{ lan: Lan }>()({
  name: 'LodgingCount',
  kind: 'query',
  text: /* GraphQL */ `query LodgingCount($lan: Int!) {
  lodgingCount(lan: $lan)
}`,
  reply: v.object({ lodgingCount: v.number() }),
})

export const areasQuery = defineOperation<{ lan: Lan }>()({
  name: 'Areas',
  kind: 'query',
  text: /* GraphQL */ `query Areas($lan: Int!) {
  areas(lan: $lan) { id slug name region latitude longitude lodgingCount image }
}`,
  reply: v.object({ areas: v.array(area) }),
})

/** Every area with its towns: the tree of places, and the names behind ids in links. */
export const placesQuery = defineOperation<{ lan: Lan }>()({
  name: 'Places',
  kind: 'query',
  text: /* GraphQL */ `query Places($lan: Int!) {
  areas(lan: $lan) { id slug name region latitude longitude locations { id name latitude longitude lodgingCount } }
}`,
  reply: v.object({ areas: v.array(placeArea) }),
})

export type FeaturedLodgingsVariables = {
  lan: Lan
  limit: number
  /** Days, both included; without them from the first bookable day on for six weeks. */
  arrivalFrom?: string
  arrivalUntil?: string
  /** Nights. */
  duration: number
}

export const featuredLodgingsQuery = defineOperation<FeaturedLodgingsVariables>()({
  name: 'FeaturedLodgings',
  kind: 'query',
  text: /* GraphQL */ `query FeaturedLodgings($lan: Int!, $limit: Int!, $arrivalFrom: Day, $arrivalUntil: Day, $duration: Int!) {
  featuredLodgings(lan: $lan, limit: $limit, arrivalFrom: $arrivalFrom, arrivalUntil: $arrivalUntil, duration: $duration) { ${cardFields} }
}`,
  reply: v.object({ featuredLodgings: v.array(featuredLodging) }),
})

/** Everything the broker may be asked; a GraphQL client is created with this list. */
export const brokerOperations = [
  lodgingCountQuery,
  areasQuery,
  placesQuery,
  featuredLodgingsQuery,
  ...lodgingOperations,
  ...lodgingPageOperations,
  ...searchLodgingOperations,
  ...bookingFlowOperations,
  ...reviewOperations,
  ...weatherOperations,
  ...trustOperations,
  ...editorialOperations,
  ...contestOperations,
  ...commentOperations,
  ...dataStatusOperations,
]
