import type { ActiveYears } from '@marram/domain/season-horizon'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Whoever reads prices: a pool, or a transaction that is to see its own writes. */
export type PriceContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** Whose nights are sold; last, this and next year unless the agency says otherwise. */
  readonly activeYears?: ActiveYears | undefined
}
