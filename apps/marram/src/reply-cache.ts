import { brokerQueries } from '@marram/contract/broker/documents'
import { contentOperations } from '@marram/contract/content/documents'
import type { GraphqlClient } from '@marram/contract/graphql-client'
import { copenhagenDay } from '@marram/domain/iso-day'
import { createTaggedCache, type TaggedCache } from '@marram/service-kit/tagged-cache'

type CachedReply = {
  readonly tags: readonly string[]
  readonly bytes: number
  readonly data: unknown
  readonly staleAt: number
}

/** Replies shared by many pages: menus, settings, places, lists. */
export type ReplyCache = TaggedCache<CachedReply>

export function createReplyCache(maxBytes: number): ReplyCache {
  return createTaggedCache<CachedReply>({ maxBytes, bytesOf: ({ bytes }) => bytes })
}

const { lodgingCount, areas, places, trustStats, texts, meta, guestReviewPage } = brokerQueries

/** Operations whose reply changes only with a notice of its tags: independent of time, chance and caller. */
const steady: ReadonlySet<unknown> = new Set([
  ...contentOperations,
  ...[lodgingCount, areas, places, trustStats, texts, meta],
])

/** These depend on the current day: reviews are shown for two years. */
const steadyForDay: ReadonlySet<unknown> = new Set([guestReviewPage])

export type RememberOptions = {
  readonly cache: ReplyCache
  /** Called for cached replies as for new ones. */
  readonly onTags: (tags: readonly string[]) => void
  readonly now: () => number
  /** Maximum age; makes unannounced changes visible, such as manual ones in the database. */
  readonly maxAgeMs: number
}

/** Caches the reply of each steady query until one of its sources changes. Callers share the data, so it is frozen. */
export function rememberReplies(
  client: GraphqlClient,
  { cache, onTags, now, maxAgeMs }: RememberOptions,
): GraphqlClient {
  return {
    async run(operation, variables, options = {}) {
      const isForDay = steadyForDay.has(operation)
      if (!isForDay && !steady.has(operation)) return client.run(operation, variables, { ...options, onTags })
      const day = isForDay ? ` ${copenhagenDay(new Date(now()))}` : ''
      const key = `${operation.name} ${JSON.stringify(variables)}${day}`
      const found = cache.find(key)
      if (found && now() < found.staleAt) {
        onTags(found.tags)
        // Stored under this operation's name, after its reply schema had accepted it.
        return { data: found.data as never, errors: [] }
      }
      const ticket = cache.begin()
      const tags: string[] = []
      const staleAt = now() + maxAgeMs
      const result = await client.run(operation, variables, { ...options, onTags: (named) => void tags.push(...named) })
      onTags(tags)
      if (tags.length === 0 || result.errors.length > 0 || isNothing(result.data)) return result
      const bytes = key.length + JSON.stringify(result.data).length
      cache.store(ticket, key, { tags, bytes, staleAt, data: freeze(result.data) })
      return result
    },
  }
}

/** Anybody can request missing data, in unlimited variations; caching that would evict the rest. */
function isNothing(data: unknown): boolean {
  return typeof data !== 'object' || data === null || Object.values(data).every((value) => value === null)
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
