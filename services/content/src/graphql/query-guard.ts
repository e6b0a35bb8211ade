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

/** As Contentful has it; our deepest documents stay far below the others. */
const maxObjects = 11_000
const limits = {
  maxObjects,
  maxValues: 200_000,
  maxDepth: 25,
  maxAliases: 100,
  /** A list without a limit, as Contentful has it. */
  usualSize: 100,
  /** A page has about so many sections, boxes and cards. */
  objectsBehind: new Map([['_text', 30]]),
  objectsPerToken: 500,
  tooLarge: `The query could answer more than ${maxObjects} entries: ask for shorter lists.`,
}
const maxNesting = 40
const maxTokens = 3000
const maxVariableDepth = 12

const registered = new Set(contentOperations.map(({ text }) => text))

/** What the site asks, and the workers about a form or a post. */
const ofTheSite = createOperationRegistry([...contentOperations, submittableFormQuery, commentablePostQuery])

export type QueryGuardOptions = {
  readonly openQueries: boolean
  readonly schema: GraphQLSchema
  /** What a network of callers may still ask of its own; the site's own documents are not counted. */
  readonly buckets: CallerBuckets
}

/**
 * What a stranger may ask. The site's own documents are known and go past the limits of size: they ask for long lists
 * inside long lists of which an agency fills a few.
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
        // Before it is validated, which itself walks through every pair of fragments.
        limit.check(document, {})
        return document
      })
    },
    onExecute(execution) {
      if (!ours.has(execution.args.document)) limit.charge(execution)
    },
  }
}
