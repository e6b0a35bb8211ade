import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

export type FavoritesContext = { readonly db: Kysely<Database>; readonly now: () => Date }
