import type { Database } from '@marram/database/schema.generated'
import type { ActiveYears } from '@marram/domain/season-horizon'
import type { Kysely } from 'kysely'
import type { CardMemory } from './lodging/card-memory.ts'

/** What resolvers share during one request. */
export type BrokerContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** Whose nights are sold; last, this and next year unless the agency says otherwise. */
  readonly activeYears?: ActiveYears | undefined
  /** Whether the caller has the key of the agency's staff. */
  readonly isStaff: boolean
  /** Hosts of the site, whose rating the agency's own reviews are; null where nobody has said, and any host may be one. */
  readonly siteHosts: readonly string[] | null
  /** For pages that are dropped when one of their houses changes; for others it remembers nothing. */
  readonly cards: CardMemory
  /** In [0, 1). */
  readonly random: () => number
  /** Names what the reply depends on, so that pages made from it can be dropped when it changes. */
  readonly tag: (...tags: string[]) => void
}
