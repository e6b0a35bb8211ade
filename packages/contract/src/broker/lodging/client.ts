import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import {
  type LodgingIdsVariables,
  type LodgingNamesVariables,
  type LodgingsByIdsVariables,
  type LodgingsByLocationsVariables,
  type LodgingsByStreetVariables,
  type LodgingsVariables,
  lodgingCountByLocationsQuery,
  lodgingDescriptionsQuery,
  lodgingFacilitiesQuery,
  lodgingNamesByLanguageQuery,
  lodgingPlacesQuery,
  lodgingsByIdsQuery,
  lodgingsByLocationsQuery,
  lodgingsByStreetQuery,
  lodgingsQuery,
} from './documents.ts'
import type {
  LocationCount,
  LodgingCard,
  LodgingFacilities,
  LodgingName,
  LodgingPlace,
  LodgingRow,
  LodgingText,
} from './shapes.ts'

export type LodgingClient = {
  lodgingsByIds(variables: LodgingsByIdsVariables, options?: CallOptions): Promise<LodgingCard[]>
  lodgingDescriptions(variables: LodgingIdsVariables, options?: CallOptions): Promise<LodgingText[]>
  lodgingFacilities(variables: LodgingIdsVariables, options?: CallOptions): Promise<LodgingFacilities[]>
  lodgings(variables: LodgingsVariables, options?: CallOptions): Promise<LodgingRow[]>
  lodgingPlaces(variables: { ids: readonly number[] }, options?: CallOptions): Promise<LodgingPlace[]>
  lodgingsByStreet(variables: LodgingsByStreetVariables, options?: CallOptions): Promise<LodgingCard[]>
  lodgingsByLocations(variables: LodgingsByLocationsVariables, options?: CallOptions): Promise<LodgingCard[]>
  lodgingCountByLocations(
    variables: { locationIds: readonly number[] },
    options?: CallOptions,
  ): Promise<LocationCount[]>
  lodgingNamesByLanguage(variables: LodgingNamesVariables, options?: CallOptions): Promise<LodgingName[]>
}

export function createLodgingClient(graphql: GraphqlClient): LodgingClient {
  return {
    lodgingsByIds: async (variables, options) =>
      (await graphql.run(lodgingsByIdsQuery, variables, options)).data.lodgingsByIds,
    lodgingPlaces: async (variables, options) =>
      (await graphql.run(lodgingPlacesQuery, variables, options)).data.lodgingPlaces,
    lodgingDescriptions: async (variables, options) =>
      (await graphql.run(lodgingDescriptionsQuery, variables, options)).data.lodgingDescriptions,
    lodgingFacilities: async (variables, options) =>
      (await graphql.run(lodgingFacilitiesQuery, variables, options)).data.lodgingFacilities,
    lodgings: async (variables, options) => (await graphql.run(lodgingsQuery, variables, options)).data.lodgings,
    lodgingsByStreet: async (variables, options) =>
      (await graphql.run(lodgingsByStreetQuery, variables, options)).data.lodgingsByStreet,
    lodgingsByLocations: async (variables, options) =>
      (await graphql.run(lodgingsByLocationsQuery, variables, options)).data.lodgingsByLocations,
    lodgingCountByLocations: async (variables, options) =>
      (await graphql.run(lodgingCountByLocationsQuery, variables, options)).data.lodgingCountByLocations,
    lodgingNamesByLanguage: async (variables, options) =>
      (await graphql.run(lodgingNamesByLanguageQuery, variables, options)).data.lodgingNamesByLanguage,
  }
}
