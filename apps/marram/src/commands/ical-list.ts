import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'

/** Calendar URLs are their owners' secrets: only the host is shown. */
export async function listCalendars(db: Kysely<Database>): Promise<number> {
  const calendars = await db
    .selectFrom('lodging_calendar')
    .innerJoin('lodging', 'lodging.id', 'lodging_calendar.lodging_id')
    .select(['name', 'source', 'url', 'read_at', 'problem'])
    .orderBy('name')
    .orderBy('source')
    .execute()
  if (calendars.length === 0) print('No house has a calendar.')
  else {
    const rows = calendars.map(({ name, source, url, read_at, problem }) => [
      name,
      source,
      url === null ? 'by hand' : new URL(url).host,
      read_at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
      problem ?? '',
    ])
    print(textTable([['House', 'Source', 'From', 'Read (UTC)', 'Problem'], ...rows]))
  }
  return 0
}
