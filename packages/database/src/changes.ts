import { type Kysely, sql } from 'kysely'
import type { ClientBase } from 'pg'
import { keepClient, type LastingClient } from './lasting-client.ts'
import type { Database } from './schema.generated.ts'
import { packTags, unpackTags } from './tag-notice.ts'

const CHANNEL = 'marram_tags'

/** Stands for every tag there is: kinder to every node than thousands of notices after a large change. */
export const everyTag = '*'

/** Tells every node that what carries these tags has changed. Inside a transaction nothing is sent before it commits. */
export async function notifyTags(db: Kysely<Database>, tags: readonly string[]): Promise<void> {
  const notices = packTags(tags)
  if (notices.length === 0) return
  await sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`.execute(db)
}

/** The same for a transaction on a connection of its own, as COPY needs one. */
export async function notifyTagsOn(client: ClientBase, tags: readonly string[]): Promise<void> {
  await client.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [CHANNEL, packTags(tags)])
}

/**
 * Calls `onTags` for every notice, those of this process included. After a lost connection it calls `onGap`,
 * because notices may have been missed meanwhile: drop everything that could be out of date. So it does for `everyTag`.
 * Needs a direct connection or session pooling; a transaction pooler drops LISTEN.
 */
export function listenForTags(
  { url }: { url: string },
  onTags: (tags: string[]) => void,
  onGap: () => void,
): Promise<LastingClient> {
  return keepClient({
    url,
    applicationName: 'marram changes',
    prepare: async (client, isFirst) => {
      client.on('notification', ({ payload }) => {
        const tags = unpackTags(payload)
        if (tags.includes(everyTag)) onGap()
        else onTags(tags)
      })
      await client.query(`listen ${CHANNEL}`)
      if (!isFirst) onGap()
    },
  })
}
