import type { LanguageId } from '@marram/domain/edition'
import type * as v from 'valibot'
import type { GraphqlClient } from '../graphql-client.ts'
import type { GraphqlOperation } from '../graphql-operation.ts'
import { brokerQueries } from './documents.ts'
import type { Reply } from './operation.ts'

/**
 * Sent for pages that tag notices invalidate: the broker may answer from its cache, which the same notices invalidate.
 * Without it every response is read from the database.
 */
export const rememberHeader = 'x-marram-remember'

type CallOptions = { signal?: AbortSignal }
type Queries = typeof brokerQueries
/** Each document queries one field, and the call returns its value. */
type Call<Query> =
  Query extends GraphqlOperation<infer Variables, infer Schema>
    ? (variables: Variables, options?: CallOptions) => Promise<v.InferOutput<Schema>[keyof v.InferOutput<Schema>]>
    : never
type Calls = { [Name in keyof Queries]: Call<Queries[Name]> }

/** One call for each document; the schema explains the responses. */
export type BrokerClient = Omit<Calls, 'lodgingCount' | 'areas' | 'places'> & {
  lodgingCount(lan: LanguageId, options?: CallOptions): Promise<number>
  areas(lan: LanguageId, options?: CallOptions): Promise<Reply<'Areas'>['areas']>
  /** Areas with their towns, from north to south. */
  places(lan: LanguageId, options?: CallOptions): Promise<Reply<'Places'>['areas']>
}

/** The client must have been created with `brokerOperations`. */
export function createBrokerClient(graphql: GraphqlClient): BrokerClient {
  const { lodgingCount, areas, places, ...calls } = mapCalls(graphql)
  return {
    ...calls,
    lodgingCount: (lan, options) => lodgingCount({ lan }, options),
    areas: (lan, options) => areas({ lan }, options),
    places: async (lan, options) => (await places({ lan }, options)).toSorted((a, b) => b.latitude - a.latitude),
  }
}

function mapCalls(graphql: GraphqlClient): Calls
function mapCalls(graphql: GraphqlClient): Readonly<Record<string, unknown>> {
  type Query = GraphqlOperation<unknown, v.GenericSchema<unknown, Readonly<Record<string, unknown>>>>
  const queries: Readonly<Record<string, Query>> = brokerQueries
  const callOf = (query: Query) => async (variables: unknown, options?: CallOptions) =>
    Object.values((await graphql.run(query, variables, options)).data)[0]
  return Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, callOf(query)]))
}
