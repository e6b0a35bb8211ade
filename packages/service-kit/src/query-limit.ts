import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql'
import { measureQuery } from './query-cost.ts'
import type { CallerBuckets } from './rate-limit.ts'

export type QueryLimits = Readonly<{
  maxDepth: number
  maxAliases: number
  maxObjects: number
  maxValues?: number
  /** The assumed number of entries of a list without a limit. */
  usualSize: number
  /** Scalar fields that are computed from other objects, by name, with the number of these objects. */
  objectsBehind?: ReadonlyMap<string, number>
  /** The number of objects that cost one token. */
  objectsPerToken: number
  /** The message for a caller who requests too many objects. */
  tooLarge: string
}>

export type QueryLimit = Readonly<{
  /** Throws if a query could cost too much; otherwise returns the number of objects that it could return. */
  check: (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => number
  /** The hook of an execution: checks the query with its variables and charges the caller. */
  charge: (execution: Execution) => void
}>

type Execution = Readonly<{
  args: Readonly<{ document: DocumentNode; variableValues?: unknown }>
  setResultAndStopExecution: (result: { errors: Error[] }) => void
}>

/** Refuses expensive queries before they run, and charges callers for what they request. */
export function createQueryLimit(schema: GraphQLSchema, buckets: CallerBuckets, limits: QueryLimits): QueryLimit {
  const { maxDepth, maxAliases, maxObjects, maxValues = Number.POSITIVE_INFINITY, objectsPerToken } = limits
  const check: QueryLimit['check'] = (document, variables) => {
    const { objects, values, depth, aliases } = measureQuery(document, { ...limits, schema, variables })
    if (depth > maxDepth) throw badInput(`The query is nested deeper than ${maxDepth} levels, its fragments included.`)
    if (aliases > maxAliases) throw badInput(`The query has more than ${maxAliases} aliases.`)
    if (objects > maxObjects || values > maxValues) throw badInput(limits.tooLarge)
    return objects
  }
  return {
    check,
    charge({ args: { document, variableValues }, setResultAndStopExecution }) {
      try {
        const objects = check(document, isRecord(variableValues) ? variableValues : {})
        const seconds = buckets.wait()
        if (seconds !== null) throw tooManyQueries(seconds)
        buckets.take(1 + objects / objectsPerToken)
      } catch (error) {
        setResultAndStopExecution({ errors: [error instanceof Error ? error : new Error(String(error))] })
      }
    },
  }
}

function tooManyQueries(seconds: number): GraphQLError {
  const http = { status: 429, headers: { 'retry-after': String(seconds) } }
  return new GraphQLError('Too many queries. Please wait a moment.', { extensions: { code: 'RATE_LIMIT', http } })
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
