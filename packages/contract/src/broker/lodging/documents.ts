import * as v from 'valibot'
import { defineOperation } from '../../graphql-operation.ts'
import { cardFields, type Lan } from '../fields.ts'
import {
  locationCount,
  lodgingCard,
  lodgingFacilities,
  lodgingName,
  lodgingPlace,
  lodgingRow,
  lodgingText,
} from './shapes.ts'

type Page = { limit?: number; skip?: number }

export type LodgingsByStreetVariables = Page & { lan: Lan; streetIds: readonly number[] }
export type LodgingsByLocationsVariables = Page & { lan: Lan; locationIds: readonly number[] }
export type LodgingNamesVariables = Page & { lan: Lan }

export type LodgingsVariables = Page & { lan: Lan }
export type LodgingIdsVariables = { lan: Lan; ids: readonly number[] }
/** With arrival and duration: the price of exactly that stay. For two adults unless said otherwise. */
export type LodgingsByIdsVariables = LodgingIdsVariables & {
  /** A day or an ISO date-time. */
  arrival?: string
  duration?: number
  adults?: number
  children?: number
  infants?: number
  pets?: number
}

export const lodgingsByIdsQuery = defineOperation<LodgingsByIdsVariables>()({
  name: 'LodgingsByIds',
  kind: 'query',
  text: /* GraphQL */ `query LodgingsByIds($lan: Int!, $ids: [Int!]!, $arrival: Arrival, $duration: Int, $adults: Int! = 2, $children: Int! = 0, $infants: Int! = 0, $pets: Int! = 0) {
  lodgingsByIds(lan: $lan, ids: $ids, arrival: $arrival, duration: $duration, adults: $adults, children: $children, infants: $infants, pets: $pets) { ${cardFields} }
}`,
  reply: v.object({ lodgingsByIds: v.array(lodgingCard) }),
})

export const lodgingDescriptionsQuery = defineOperation<LodgingIdsVariables>()({
  name: 'LodgingDescriptions',
  kind: 'query',
  text: /* GraphQL */ `query LodgingDescriptions($lan: Int!, $ids: [Int!]!) {
  lodgingDescriptions(lan: $lan, ids: $ids) { lodgingId title body embeddedVideoHtml }
}`,
  reply: v.object({ lodgingDescriptions: v.array(lodgingText) }),
})

export const lodgingFacilitiesQuery = defineOperation<LodgingIdsVariables>()({
  name: 'LodgingFacilities',
  kind: 'query',
  text: /* GraphQL */ `query LodgingFacilities($lan: Int!, $ids: [Int!]!) {
  lodgingFacilities(lan: $lan, ids: $ids) {
    lodgingId
    facilities { id key name groups valueType value valueName unit amenity }
  }
}`,
  reply: v.object({ lodgingFacilities: v.array(lodgingFacilities) }),
})

export const lodgingsQuery = defineOperation<LodgingsVariables>()({
  name: 'Lodgings',
  kind: 'query',
  text: /* GraphQL */ `query Lodgings($lan: Int!, $limit: Int! = 9999, $skip: Int! = 0) {
  lodgings(lan: $lan, limit: $limit, skip: $skip) { id name title latitude longitude areaName status }
}`,
  reply: v.object({ lodgings: v.array(lodgingRow) }),
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
  lodgingDescriptionsQuery,
  lodgingFacilitiesQuery,
  lodgingsQuery,
  lodgingPlacesQuery,
  lodgingsByStreetQuery,
  lodgingsByLocationsQuery,
  lodgingCountByLocationsQuery,
  lodgingNamesByLanguageQuery,
]
