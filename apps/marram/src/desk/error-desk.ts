import * as desk from '@marram/contract/desk/program-errors'
import { listPage } from '@marram/database/command/list-page'
import { matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { ProgramErrorTable } from '@marram/database/schema.generated'
import { refuse } from '@marram/service-kit/envelope'
import { type Selectable, sql } from 'kysely'
import type { ProgramContext } from './program-context.ts'

const sorts = { last: { by: sql`last_at`, kind: 'instant' } } as const
const id = { by: sql`fingerprint`, kind: 'text' } as const

export const list = staffQuery<ProgramContext>()(desk.listErrors, ({ filters, search, ...asked }, { db }) => {
  const rows = db
    .selectFrom('program_error')
    .where('done_at', filters.isDone ? 'is not' : 'is', null)
    .where(matchesWords(search, [sql`kind`, sql`message`, sql`stack`]))
    .selectAll()
  return listPage(db, rows, { asked, sorts, id, present })
})

export const show = staffQuery<ProgramContext>()(desk.showError, async ({ id: fingerprint }, { db }) => {
  const row = await db.selectFrom('program_error').where('fingerprint', '=', fingerprint).selectAll().executeTakeFirst()
  if (!row) return unknownError()
  const { stack, node, version, request_id: requestId } = row
  return { ...present(row), stack, node, version, requestId }
})

export const finish = staffCommand<ProgramContext>()(desk.finishError, async ({ id: fingerprint }, { db, now }) => {
  const row = await db
    .updateTable('program_error')
    .set({ done_at: now() })
    .where('fingerprint', '=', fingerprint)
    .returning(['kind', 'count'])
    .executeTakeFirst()
  if (!row) return unknownError()
  return {
    output: { isDone: true as const },
    subject: `error ${fingerprint}`,
    before: { kind: row.kind, count: row.count },
    after: { done: true },
  }
})

const unknownError = () => refuse(404, 'unknown-error', 'There is no such error.')

function present(row: Selectable<ProgramErrorTable>) {
  return {
    ...{ id: row.fingerprint, kind: row.kind, message: row.message, count: row.count },
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    isDone: row.done_at !== null,
  }
}
