import { brokerOperations } from '@marram/contract/broker/documents'
import { measureQuery } from '@marram/service-kit/query-cost'
import type { CallerBuckets } from '@marram/service-kit/rate-limit'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'
import { refusal } from './arguments.ts'

/** Our largest query has a tenth of this. */
const maxTokens = 1000
/** Ours ask for one thing each. Every one of these may load a hundred houses. */
const maxQuestions = 8
/** Ours stay below: a house page has some 400 objects, the names of all houses are 10,000 in one list. */
const maxObjects = 100_000
const maxDepth = 12
const maxAliases = 50
/** A list without a limit: the pictures, facilities and prices of a house. */
const usualSize = 50
const objectsPerToken = 2000

/** Counts where they are written: a fragment that is spread twice still answers once. */
const fewQuestions: ValidationRule = (context) => {
  let questions = 0
  return {
    Field() {
      if (context.getParentType() === context.getSchema().getQueryType()) questions += 1
    },
    Document: {
      leave() {
        if (questions > maxQuestions)
          context.reportError(new GraphQLError(`At most ${maxQuestions} questions at once.`))
      },
    },
  }
}

const registered = new Set(brokerOperations.map(({ text }) => text))

/**
 * The parser calls itself for every level: thousands of them overflowed the stack, and the caller saw a 500. The site's
 * own documents are known and need no measuring.
 */
export function limitQuerySize(schema: GraphQLSchema, buckets: CallerBuckets): Plugin {
  const ours = new WeakSet<object>()
  return {
    onParse({ parseFn, setParseFn, params }) {
      const source = typeof params.source === 'string' ? params.source : String(params.source.body)
      if (registered.has(source)) return ({ result }) => void (typeof result === 'object' && ours.add(result))
      return setParseFn((written, options) => {
        const document: DocumentNode = parseFn(written, { ...options, maxTokens })
        // Before it is validated, which itself walks through every pair of fragments.
        refuseCostly(document, schema, {})
        return document
      })
    },
    onValidate({ addValidationRule }) {
      addValidationRule(fewQuestions)
    },
    onExecute({ args, setResultAndStopExecution }) {
      if (ours.has(args.document)) return
      try {
        const objects = refuseCostly(args.document, schema, args.variableValues ?? {})
        const seconds = buckets.wait()
        if (seconds !== null) throw tooManyQueries(seconds)
        buckets.take(1 + objects / objectsPerToken)
      } catch (error) {
        setResultAndStopExecution({ errors: [error instanceof Error ? error : new Error(String(error))] })
      }
    },
  }
}

function refuseCostly(document: DocumentNode, schema: GraphQLSchema, variables: Record<string, unknown>): number {
  const { objects, depth, aliases } = measureQuery(document, { schema, variables, usualSize })
  if (depth > maxDepth) throw refusal(`The query is nested deeper than ${maxDepth} levels, its fragments included.`)
  if (aliases > maxAliases) throw refusal(`The query has more than ${maxAliases} aliases.`)
  if (objects > maxObjects) throw refusal(`The query could answer more than ${maxObjects} objects: ask for less.`)
  return objects
}

function tooManyQueries(seconds: number): GraphQLError {
  const http = { status: 429, headers: { 'retry-after': String(seconds) } }
  return createGraphQLError('Too many queries. Please wait a moment.', { extensions: { code: 'RATE_LIMIT', http } })
}
