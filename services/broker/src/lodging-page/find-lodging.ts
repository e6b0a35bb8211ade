import { parseLodgingName } from '@marram/domain/lodging-name'
import { sql } from 'kysely'
import type { BrokerContext } from '../context.ts'

/** Names are compared in lower case; an impossible name matches no house. */
export async function findLodgingId({ db }: Pick<BrokerContext, 'db'>, name: string): Promise<number | null> {
  const wanted = parseLodgingName(name)
  // Asked also for what cannot be a name: a page takes as many statements for any house.
  const row = await db
    .selectFrom('lodging')
    .where(sql<boolean>`lower(name) = ${wanted ?? ''}`)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}
