import { brokerOperations } from '@marram/contract/broker/documents'
import { createQueryLimit } from '@marram/service-kit/query-limit'
import type { CallerBuckets } from '@marram/service-kit/rate-limit'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Ten times our largest query. */
const maxTokens = 1000
/** Our documents have one root field; each may load a hundred houses. */
const maxQuestions = 8
/** Above our documents: a house page has some 400 objects, the list of all names 10,000. */
const maxObjects = 100_000
const limits = {
  maxDepth: 12,
  maxAliases: 50,
  maxObjects,
  /** Assumed size of a list without a limit, such as pictures, facilities and prices. */
  usualSize: 50,
  objectsPerToken: 2000,
  tooLarge: `The query could answer more than ${maxObjects} objects: ask for less.`,
}

/** Counts root fields as written; a fragment spread twice counts once. */
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
 * Limits tokens and cost. The parser recurses per level, so thousands of levels overflowed the stack with a 500. The site's
 * registered documents are exempt.
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
        // Checked before validation, which compares every pair of fragments.
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
