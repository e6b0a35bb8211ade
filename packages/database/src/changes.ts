import { type Kysely, sql } from 'kysely'
import type { ClientBase } from 'pg'
import { keepClient, type LastingClient } from './lasting-client.ts'
import type { Database } from './schema.generated.ts'
import { packTags, unpackTags } from './tag-notice.ts'

const CHANNEL = 'marram_tags'
/** Triggers notify it of whatever the desk shows. */
const DESK_CHANNEL = 'marram_desk'

/** Stands for all tags: cheaper for every node than thousands of notices after a large change. */
export const everyTag = '*'

/** Notifies every node of changes under these tags. Inside a transaction it takes effect on commit. */
export async function notifyTags(db: Kysely<Database>, tags: readonly string[]): Promise<void> {
  const notices = packTags(tags)
  if (notices.length === 0) return
  await sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`.execute(db)
}

/** For a transaction on a separate connection, as required by COPY. */
export async function notifyTagsOn(client: ClientBase, tags: readonly string[]): Promise<void> {
  await client.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [CHANNEL, packTags(tags)])
}

type Further = {
  /** When the connection broke. */
  readonly onLost?: () => void
  /** For every transaction that changed what the desk shows. */
  readonly onDeskChange?: () => void
}

/**
 * Calls `onTags` for every notice, including those of this process. Calls `onGap` after a lost connection, because
 * notices may have been missed, and for `everyTag`: drop everything that could be stale. Needs a direct connection or
 * session pooling; a transaction pooler drops LISTEN.
 */
export function listenForTags(
  { url }: { url: string },
  onTags: (tags: string[]) => void,
  onGap: () => void,
  { onLost = () => {}, onDeskChange }: Further = {},
): Promise<LastingClient> {
  return keepClient({
    url,
    applicationName: 'marram changes',
    onLost,
    prepare: async (client, isFirst) => {
      client.on('notification', ({ channel, payload }) => {
        if (channel === DESK_CHANNEL) return onDeskChange?.()
        const tags = unpackTags(payload)
        if (tags.includes(everyTag)) onGap()
        else onTags(tags)
      })
      await client.query(`listen ${CHANNEL}`)
      if (onDeskChange) await client.query(`listen ${DESK_CHANNEL}`)
      if (!isFirst) onGap()
    },
  })
}
