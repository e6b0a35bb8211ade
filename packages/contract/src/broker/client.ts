import type { GraphqlClient } from '../graphql-client.ts'
import { type BookingFlowClient, createBookingFlowClient } from './booking-flow/client.ts'
import type { CallOptions } from './call-options.ts'
import { type CommentClient, createCommentClient } from './comment/client.ts'
import { type ContestClient, createContestClient } from './contest/client.ts'
import { createDataStatusClient, type DataStatusClient } from './data-status/client.ts'
import {
  areasQuery,
  type FeaturedLodgingsVariables,
  featuredLodgingsQuery,
  type Lan,
  lodgingCountQuery,
  placesQuery,
} from './documents.ts'
import { createEditorialClient, type EditorialClient } from './editorial/client.ts'
import { createLodgingClient, type LodgingClient } from './lodging/client.ts'
import { createLodgingPageClient, type LodgingPageClient } from './lodging-page/client.ts'
import { createReviewClient, type ReviewClient } from './review/client.ts'
import { createSearchLodgingClient, type SearchLodgingClient } from './search-lodging/client.ts'
import type { Area, FeaturedLodging, PlaceArea } from './shapes.ts'
import { createTrustClient, type TrustClient } from './trust/client.ts'
import { createWeatherClient, type WeatherClient } from './weather/client.ts'

type FrontClient = {
  lodgingCount(lan: Lan, options?: CallOptions): Promise<number>
  areas(lan: Lan, options?: CallOptions): Promise<Area[]>
  /** Areas with their towns, from north to south. */
  places(lan: Lan, options?: CallOptions): Promise<PlaceArea[]>
  featuredLodgings(variables: FeaturedLodgingsVariables, options?: CallOptions): Promise<FeaturedLodging[]>
}

export type BrokerClient = FrontClient &
  CommentClient &
  ContestClient &
  DataStatusClient &
  EditorialClient &
  LodgingClient &
  LodgingPageClient &
  BookingFlowClient &
  ReviewClient &
  SearchLodgingClient &
  TrustClient &
  WeatherClient

/** The client must have been created with `brokerOperations`. */
export function createBrokerClient(graphql: GraphqlClient): BrokerClient {
  return {
    lodgingCount: async (lan, options) => (await graphql.run(lodgingCountQuery, { lan }, options)).data.lodgingCount,
    areas: async (lan, options) => (await graphql.run(areasQuery, { lan }, options)).data.areas,
    places: async (lan, options) => (await graphql.run(placesQuery, { lan }, options)).data.areas.sort(fromNorth),
    featuredLodgings: async (variables, options) =>
      (await graphql.run(featuredLodgingsQuery, variables, options)).data.featuredLodgings,
    ...createEditorialClient(graphql),
    ...createContestClient(graphql),
    ...createCommentClient(graphql),
    ...createDataStatusClient(graphql),
    ...createLodgingClient(graphql),
    ...createLodgingPageClient(graphql),
    ...createBookingFlowClient(graphql),
    ...createReviewClient(graphql),
    ...createSearchLodgingClient(graphql),
    ...createTrustClient(graphql),
    ...createWeatherClient(graphql),
  }
}

function fromNorth(a: PlaceArea, b: PlaceArea): number {
  return b.latitude - a.latitude
}
