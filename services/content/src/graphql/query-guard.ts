import { contentOperations } from '@marram/contract/content/documents'
import { createOperationRegistry } from '@marram/contract/graphql-registry'
import { commentablePostQuery } from '@marram/contract/workers/comment-source'
import { submittableFormQuery } from '@marram/contract/workers/form-source'
import { createQueryLimit } from '@marram/service-kit/query-limit'
import type { CallerBuckets } from '@marram/service-kit/rate-limit'
import { type GraphQLSchema, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { isDeeperThan, nestingOf } from './nesting.ts'
import { badInput, unknownOperation } from './refusal.ts'

/** Contentful's limit; our documents stay far below the other limits. */
const maxObjects = 11_000
const limits = {
  maxObjects,
  maxValues: 200_000,
  maxDepth: 25,
  maxAliases: 100,
  /** Assumed size of a list without a limit, as at Contentful. */
  usualSize: 100,
  /** Typical number of sections, boxes and cards of a page. */
  objectsBehind: new Map([['_text', 30]]),
  objectsPerToken: 500,
  tooLarge: `The query could answer more than ${maxObjects} entries: ask for shorter lists.`,
}
const maxNesting = 40
const maxTokens = 3000
const maxVariableDepth = 12

const registered = new Set(contentOperations.map(({ text }) => text))

/** Documents of the site, and of the workers for forms and posts. */
const ofTheSite = createOperationRegistry([...contentOperations, submittableFormQuery, commentablePostQuery])

export type QueryGuardOptions = {
  readonly openQueries: boolean
  readonly schema: GraphQLSchema
  /** Query budgets per network; the site's documents do not count. */
  readonly buckets: CallerBuckets
}

/**
 * Limits documents of strangers. The site's registered documents are exempt from the size limits: they request nested long
 * lists, of which an agency fills only a few.
 */
export function queryGuard({ openQueries, schema, buckets }: QueryGuardOptions): Plugin {
  const ours = new WeakSet<object>()
  const limit = createQueryLimit(schema, buckets, limits)
  return {
    onParams({ params }) {
      if (!openQueries && !ofTheSite.find(params)) throw unknownOperation()
      if (isDeeperThan(params.variables, maxVariableDepth)) throw badInput('The variables are nested too deeply.')
    },
    onParse({ setParseFn, params }) {
      const source = typeof params.source === 'string' ? params.source : String(params.source.body)
      if (registered.has(source)) return ({ result }) => void (typeof result === 'object' && ours.add(result))
      return setParseFn((written, options) => {
        if (nestingOf(source) > maxNesting) throw badInput(`The query is nested deeper than ${maxNesting} levels.`)
        const document = parse(written, { ...options, maxTokens })
        // Checked before validation, which compares every pair of fragments.
        limit.check(document, {})
        return document
      })
    },
    onExecute(execution) {
      if (!ours.has(execution.args.document)) limit.charge(execution)
    },
  }
}
