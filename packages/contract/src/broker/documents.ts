import { bookingFlowQueries } from './booking-flow/documents.ts'
import { commentQueries } from './comment/documents.ts'
import { contestQueries } from './contest/documents.ts'
import { editorialQueries } from './editorial/documents.ts'
import { lodgingQueries } from './lodging/documents.ts'
import { lodgingPageQueries } from './lodging-page/documents.ts'
import { query } from './operation.ts'
import { reviewQueries } from './review/documents.ts'
import { searchLodgingQueries } from './search-lodging/documents.ts'
import { trustQueries } from './trust/documents.ts'
import { weatherQueries } from './weather/documents.ts'

const frontQueries = {
  lodgingCount: query(/* GraphQL */ `query LodgingCount($lan: Int!) {
  lodgingCount(lan: $lan)
}`),
  areas: query(/* GraphQL */ `query Areas($lan: Int!) {
  areas(lan: $lan) { id slug name region latitude longitude lodgingCount image }
}`),
  /** All areas with their towns: the tree of places, and the names of ids in links. */
  places: query(/* GraphQL */ `query Places($lan: Int!) {
  areas(lan: $lan) { id slug name region latitude longitude locations { id name latitude longitude lodgingCount } }
}`),
}

/** All queries that the broker accepts, by the name of the client's method. */
export const brokerQueries = {
  ...frontQueries,
  ...lodgingQueries,
  ...lodgingPageQueries,
  ...searchLodgingQueries,
  ...bookingFlowQueries,
  ...reviewQueries,
  ...weatherQueries,
  ...trustQueries,
  ...editorialQueries,
  ...contestQueries,
  ...commentQueries,
}

/** Pass this list when creating a GraphQL client. */
export const brokerOperations = Object.values(brokerQueries)
