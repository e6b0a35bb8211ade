import { type CrudEvent, crudEvent } from '@marram/contract/crud-event'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { keepClient, type LastingClient } from './lasting-client.ts'
import type { Database } from './schema.generated.ts'

const CHANNEL = 'marram_crud'

/** Notifies every node. Inside a transaction it takes effect on commit. */
export async function notifyCrud(db: Kysely<Database>, events: readonly CrudEvent[]): Promise<void> {
  const notices = events.map((event) => JSON.stringify(event))
  if (notices.length === 0) return
  await sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`.execute(db)
}

/**
 * Calls `onEvent` for every event, including those of this process. Calls `onGap` after a lost connection, because
 * events may have been missed. Needs a direct connection or session pooling; a transaction pooler drops LISTEN.
 */
export function listenForCrud(
  { url }: { url: string },
  onEvent: (event: CrudEvent) => void,
  onGap: () => void,
): Promise<LastingClient> {
  return keepClient({
    url,
    applicationName: 'marram events',
    prepare: async (client, isFirst) => {
      client.on('notification', ({ payload }) => {
        const event = parseEvent(payload)
        if (event !== null) onEvent(event)
      })
      await client.query(`listen ${CHANNEL}`)
      if (!isFirst) onGap()
    },
  })
}

/** Any database client can send a notice, so payloads of another shape are ignored. */
function parseEvent(payload: string | undefined): CrudEvent | null {
  try {
    const parsed = v.safeParse(crudEvent, JSON.parse(payload ?? ''))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
