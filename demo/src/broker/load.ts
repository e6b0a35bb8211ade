import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Kysely } from 'kysely'
import { loadGuestbook } from './load-guestbook.ts'
import { factRows, redirectRows, textRows } from './settings.ts'

/** The broker checks for this key to know that reviews are fictional. */
const marker = 'demo-agency'

/**
 * Loads redirects, named texts, facts, contests and comments of the demo agency. A second call does nothing, so that
 * deleted rows are not restored.
 */
export async function loadBrokerTexts(db: Kysely<Database>, today: IsoDay): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('meta')
      .values({ key: marker, value: '1' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    await transaction
      .insertInto('meta')
      .values(factRows())
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .insertInto('named_text')
      .values(textRows())
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .insertInto('redirect')
      .values(redirectRows())
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await loadGuestbook(transaction, today)
  })
}
