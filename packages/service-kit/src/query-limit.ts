import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql'
import { measureQuery } from './query-cost.ts'
import type { CallerBuckets } from './rate-limit.ts'

export type QueryLimits = Readonly<{
  maxDepth: number
  maxAliases: number
  maxObjects: number
  maxValues?: number
  /** How many entries a list without a limit is taken for. */
  usualSize: number
  /** Plain fields that are made from other objects, by name, and of how many. */
  objectsBehind?: ReadonlyMap<string, number>
  /** So many objects cost as much as one query. */
  objectsPerToken: number
  /** What the caller reads who asks for too many objects. */
  tooLarge: string
}>

export type QueryLimit = Readonly<{
  /** Throws for a query that could cost too much; else how many objects it could answer. */
  check: (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => number
  /** The hook of an execution: checks the query with its variables and charges the caller for it. */
  charge: (execution: Execution) => void
}>

type Execution = Readonly<{
  args: Readonly<{ document: DocumentNode; variableValues?: unknown }>
  setResultAndStopExecution: (result: { errors: Error[] }) => void
}>

/** Refuses what a stranger's query could cost, before anything of it runs, and counts what it did ask for. */
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
