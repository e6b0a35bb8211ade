import { brokerOperations } from '@marram/contract/broker/documents'
import { createQueryLimit } from '@marram/service-kit/query-limit'
import type { CallerBuckets } from '@marram/service-kit/rate-limit'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Our largest query has a tenth of this. */
const maxTokens = 1000
/** Ours ask for one thing each. Every one of these may load a hundred houses. */
const maxQuestions = 8
/** Ours stay below: a house page has some 400 objects, the names of all houses are 10,000 in one list. */
const maxObjects = 100_000
const limits = {
  maxDepth: 12,
  maxAliases: 50,
  maxObjects,
  /** A list without a limit: the pictures, facilities and prices of a house. */
  usualSize: 50,
  objectsPerToken: 2000,
  tooLarge: `The query could answer more than ${maxObjects} objects: ask for less.`,
}

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
  const limit = createQueryLimit(schema, buckets, limits)
  return {
    onParse({ parseFn, setParseFn, params }) {
      const source = typeof params.source === 'string' ? params.source : String(params.source.body)
      if (registered.has(source)) return ({ result }) => void (typeof result === 'object' && ours.add(result))
      return setParseFn((written, options) => {
        const document: DocumentNode = parseFn(written, { ...options, maxTokens })
        // Before it is validated, which itself walks through every pair of fragments.
        limit.check(document, {})
        return document
      })
    },
    onValidate({ addValidationRule }) {
      addValidationRule(fewQuestions)
    },
    onExecute(execution) {
      if (!ours.has(execution.args.document)) limit.charge(execution)
    },
  }
}
