import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import { cardFields, type Lan } from '../fields.ts'
import { locationCount, lodgingCard, lodgingName, lodgingPlace } from './shapes.ts'

type Page = { limit?: number; skip?: number }

export type LodgingsByStreetVariables = Page & { lan: Lan; streetIds: readonly number[] }
export type LodgingsByLocationsVariables = Page & { lan: Lan; locationIds: readonly number[] }
export type LodgingNamesVariables = Page & { lan: Lan }

export const lodgingsByIdsQuery = defineOperation<{ lan: Lan; ids: readonly number[] }>()({
  name: 'LodgingsByIds',
  kind: 'query',
  text: /* GraphQL */ `query LodgingsByIds($lan: Int!, $ids: [Int!]!) {
  lodgingsByIds(lan: $lan, ids: $ids) { ${cardFields} }
}`,
  reply: v.object({ lodgingsByIds: v.array(lodgingCard) }),
})

export const lodgingPlacesQuery = defineOperation<{ ids: readonly number[] }>()({
  name: 'LodgingPlaces',
  kind: 'query',
  text: /* GraphQL */ `query LodgingPlaces($ids: [Int!]!) {
  lodgingPlaces(ids: $ids) { id name isBookable latitude longitude }
}`,
  reply: v.object({ lodgingPlaces: v.array(lodgingPlace) }),
})

export const lodgingsByStreetQuery = defineOperation<LodgingsByStreetVariables>()({
  name: 'LodgingsByStreet',
  kind: 'query',
  text: /* GraphQL */ `query LodgingsByStreet($lan: Int!, $streetIds: [Int!]!, $limit: Int! = 24, $skip: Int! = 0) {
  lodgingsByStreet(lan: $lan, streetIds: $streetIds, limit: $limit, skip: $skip) { ${cardFields} }
}`,
  reply: v.object({ lodgingsByStreet: v.array(lodgingCard) }),
})

export const lodgingsByLocationsQuery = defineOperation<LodgingsByLocationsVariables>()({
  name: 'LodgingsByLocations',
  kind: 'query',
  text: /* GraphQL */ `query LodgingsByLocations($lan: Int!, $locationIds: [Int!]!, $limit: Int! = 24, $skip: Int! = 0) {
  lodgingsByLocations(lan: $lan, locationIds: $locationIds, limit: $limit, skip: $skip) { ${cardFields} }
}`,
  reply: v.object({ lodgingsByLocations: v.array(lodgingCard) }),
})

export const lodgingCountByLocationsQuery = defineOperation<{ locationIds: readonly number[] }>()({
  name: 'LodgingCountByLocations',
  kind: 'query',
  text: /* GraphQL */ `query LodgingCountByLocations($locationIds: [Int!]!) {
  lodgingCountByLocations(locationIds: $locationIds) { locationId lodgingCount }
}`,
  reply: v.object({ lodgingCountByLocations: v.array(locationCount) }),
})

export const lodgingNamesByLanguageQuery = defineOperation<LodgingNamesVariables>()({
  name: 'LodgingNamesByLanguage',
  kind: 'query',
  text: /* GraphQL */ `query LodgingNamesByLanguage($lan: Int!, $limit: Int! = 9999, $skip: Int! = 0) {
  lodgingNamesByLanguage(lan: $lan, limit: $limit, skip: $skip) { id name updatedAt }
}`,
  reply: v.object({ lodgingNamesByLanguage: v.array(lodgingName) }),
})

export const lodgingOperations = [
  lodgingsByIdsQuery,
  lodgingPlacesQuery,
  lodgingsByStreetQuery,
  lodgingsByLocationsQuery,
  lodgingCountByLocationsQuery,
  lodgingNamesByLanguageQuery,
]
