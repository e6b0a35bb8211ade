import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import type { Node } from './program-context.ts'
import type { StoredPages } from './stored-pages.ts'

type Options = {
  readonly db: Kysely<Database>
  readonly node: Node
  readonly stored: StoredPages
  readonly now: () => Date
}

const beatMs = 30_000
/** Three missed beats. */
const aliveMs = 3 * beatMs
const forgottenMs = 86_400_000

/** Tells the other nodes twice a minute that this one is alive, until closed. */
export async function joinNodes(options: Options): Promise<{ close(): Promise<void> }> {
  const { db, node } = options
  // The next beat comes anyway.
  const safely = (): Promise<void> => beat(options).catch(() => {})
  await safely()
  const timer = setInterval(() => void safely(), beatMs).unref()
  return {
    async close() {
      clearInterval(timer)
      await db
        .deleteFrom('program_node')
        .where('id', '=', node.id)
        .execute()
        .catch(() => {})
    },
  }
}

async function beat({ db, node, stored, now }: Options): Promise<void> {
  const { count, bytes, hits, misses } = await stored.measure()
  const changing = {
    seen_at: now(),
    ...{ page_count: count, page_bytes: bytes, page_hits: hits, page_misses: misses },
  }
  const { id, name, version, build, startedAt } = node
  await db
    .insertInto('program_node')
    .values({ ...changing, id, node: name, version, build, runtime: process.version, started_at: startedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute()
  await db
    .deleteFrom('program_node')
    .where('seen_at', '<', new Date(now().getTime() - forgottenMs))
    .execute()
}

/** The nodes that are alive, by name, as they were at their last beat. */
export function loadNodes(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('program_node')
    .where('seen_at', '>', new Date(now.getTime() - aliveMs))
    .selectAll()
    .orderBy('node')
    .orderBy('started_at')
    .execute()
}
