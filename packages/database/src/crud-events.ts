import { type CrudEvent, crudEvent } from '@marram/contract/crud-event'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { keepClient, type LastingClient } from './lasting-client.ts'
import type { Database } from './schema.generated.ts'

const CHANNEL = 'marram_crud'

/** Tells every node. Inside a transaction nothing is sent before it commits. */
export async function notifyCrud(db: Kysely<Database>, events: readonly CrudEvent[]): Promise<void> {
  const notices = events.map((event) => JSON.stringify(event))
  if (notices.length === 0) return
  await sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`.execute(db)
}

/**
 * Calls `onEvent` for every event, those of this process included. After a lost connection it calls `onGap`: events may
 * have been missed meanwhile. Needs a direct connection or session pooling; a transaction pooler drops LISTEN.
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

/** Every client that can connect can also send a notice, so anything of another shape is ignored. */
function parseEvent(payload: string | undefined): CrudEvent | null {
  try {
    const parsed = v.safeParse(crudEvent, JSON.parse(payload ?? ''))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
