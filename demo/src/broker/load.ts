import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Kysely } from 'kysely'
import { loadGuestbook } from './load-guestbook.ts'
import { redirects } from './redirects.ts'
import { agencyFacts, namedTexts } from './texts.ts'

/** The broker checks for this key to know that reviews are fictional. */
const marker = 'demo-agency'

/**
 * Loads redirects, named texts, facts, contests and comments of the demo agency. A second call does nothing, so that
 * rows which somebody has deleted since are not restored.
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
      .values(Object.entries(agencyFacts).map(([key, value]) => ({ key, value })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .insertInto('named_text')
      .values(textRows())
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .insertInto('redirect')
      .values([...redirects])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await loadGuestbook(transaction, today)
  })
}

function textRows() {
  return Object.entries(namedTexts).flatMap(([name, { da, de, en }]) => [
    { name, language_id: 1 as const, html: da },
    { name, language_id: 2 as const, html: de },
    { name, language_id: 7 as const, html: en },
  ])
}
