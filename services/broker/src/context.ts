import type { Database } from '@marram/database/schema.generated'
import type { ActiveYears } from '@marram/domain/season-horizon'
import type { Kysely } from 'kysely'
import type { CardMemory } from './lodging/card-memory.ts'

/** Shared by resolvers during one request. */
export type BrokerContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** Years whose nights are sold; by default last, this and next year. */
  readonly activeYears?: ActiveYears | undefined
  /** True if the caller sent the staff key. */
  readonly isStaff: boolean
  /** Hosts that the agency's own reviews rate; null if not configured, which means any host. */
  readonly siteHosts: readonly string[] | null
  /** Caches cards for pages that a change of a house drops; for other callers it caches nothing. */
  readonly cards: CardMemory
  /** In [0, 1). */
  readonly random: () => number
  /** Adds dependencies of the reply, so that a change drops the pages made from it. */
  readonly tag: (...tags: string[]) => void
}
