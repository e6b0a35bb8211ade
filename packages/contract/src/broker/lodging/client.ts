import type { GraphqlClient } from '../../graphql-client.ts'
import type { CallOptions } from '../call-options.ts'
import type { Lan } from '../fields.ts'
import {
  type LodgingNamesVariables,
  type LodgingsByLocationsVariables,
  type LodgingsByStreetVariables,
  lodgingCountByLocationsQuery,
  lodgingNamesByLanguageQuery,
  lodgingPlacesQuery,
  lodgingsByIdsQuery,
  lodgingsByLocationsQuery,
  lodgingsByStreetQuery,
} from './documents.ts'
import type { LocationCount, LodgingCard, LodgingName, LodgingPlace } from './shapes.ts'

export type LodgingClient = {
  lodgingsByIds(variables: { lan: Lan; ids: readonly number[] }, options?: CallOptions): Promise<LodgingCard[]>
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
