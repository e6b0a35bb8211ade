import type { ActiveYears } from '@marram/domain/season-horizon'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** The connection that reads prices: a pool, or a transaction that must see its own writes. */
export type PriceContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** The years whose nights are sold; by default last, this and next year. */
  readonly activeYears?: ActiveYears | undefined
}
