import * as desk from '@marram/contract/desk/content'
import { staffCommand } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { lockContent } from '../entry/content-state.ts'
import { publishEntry, removeEntry, saveDraft, unpublishEntry } from '../publish.ts'

export type StaffContext = { readonly db: Kysely<Database>; readonly now: () => Date }
type Db = Kysely<Database>

export const save = staffCommand<StaffContext>()(desk.saveDraft, (input, { db }) =>
  change(db, input, async () => {
    await saveDraft(db, { id: input.entry, type: input.type, fields: input.fields })
    return { version: await versionOf(db, input.entry) }
  }),
)

export const publish = staffCommand<StaffContext>()(desk.publishEntry, (input, { db }) =>
  change(db, input, async () => {
    await publishEntry(db, input.entry)
    return { version: await versionOf(db, input.entry) }
  }),
)

export const unpublish = staffCommand<StaffContext>()(desk.unpublishEntry, (input, { db }) =>
  change(db, input, async () => {
    await unpublishEntry(db, input.entry)
    return { version: await versionOf(db, input.entry) }
  }),
)

export const remove = staffCommand<StaffContext>()(desk.removeEntry, (input, { db }) =>
  change(db, input, async () => {
    await removeEntry(db, input.entry)
    return { entry: input.entry }
  }),
)

type Input = { readonly entry: string; readonly version: number | null }

async function change<Output>(db: Db, { entry, version }: Input, work: () => Promise<Output>) {
  await lockContent(db)
  const current = await versionOf(db, entry)
  if (version !== null && version !== current) return changedMeanwhile(entry)
  const before = await factsOf(db, entry)
  const output = await work()
  return { output, subject: `entry ${entry}`, before, after: await factsOf(db, entry) }
}

const changedMeanwhile = (entry: string): Refusal =>
  refuse(409, 'changed-meanwhile', `${entry} was changed by somebody else meanwhile.`)

async function versionOf(db: Db, id: string): Promise<number> {
  const row = await db.selectFrom('content_entry').where('id', '=', id).select('version').executeTakeFirst()
  return row?.version ?? 0
}

async function factsOf(db: Db, id: string) {
  const row = await db
    .selectFrom('content_entry')
    .where('id', '=', id)
    .select(['type', 'version'])
    .select(sql<boolean>`published is not null`.as('isPublished'))
    .select(sql<boolean>`published is distinct from draft`.as('hasChanges'))
    .executeTakeFirst()
  return row ?? {}
}
