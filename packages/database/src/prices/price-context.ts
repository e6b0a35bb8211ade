import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Whoever reads prices: a pool, or a transaction that is to see its own writes. */
export type PriceContext = { readonly db: Kysely<Database>; readonly now: () => Date }
