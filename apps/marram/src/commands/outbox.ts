import { parseArgs } from 'node:util'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { findMessage, listOutbox, type OutboxEntry } from '@marram/workers/outbox/read-outbox'
import type { Kysely } from 'kysely'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import { withDatabase } from './database.ts'

const shownOfId = 8

/** Messages sent to guests, for staff: a table of mails or text messages, or one of them in full. */
export async function outboxCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const options = { sms: { type: 'boolean', default: false }, limit: { type: 'string', default: '30' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [verb, id = ''] = positionals
  if (verb !== undefined && (verb !== 'show' || !/^[0-9a-f-]{4,36}$/.test(id))) {
    throw new OperatorError('outbox takes nothing, or: show ID, with at least four characters of the id.')
  }
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) throw new OperatorError('--limit is 1 to 1000.')
  if (verb === 'show') return withDatabase(env, ({ db }) => showMessage(db, id))
  const entries = await withDatabase(env, ({ db }) => listOutbox(db, values.sms ? 'sms' : 'mail', limit))
  if (entries.length > 0) print(textTable([['Id', 'Written', 'State', 'To', 'About'], ...entries.map(rowOf)]))
  print(`${entries.length} ${values.sms ? 'text messages' : 'mails'}, the newest first.`)
  return 0
}

async function showMessage(db: Kysely<Database>, id: string): Promise<number> {
  const message = await findMessage(db, id)
  if (message === null) throw new OperatorError(`No message, or more than one, has an id that begins with ${id}.`)
  const { way, state, recipient, about, body, lastError, createdAt } = message
  print(`${way === 'mail' ? 'Mail' : 'Text message'} to ${recipient}, ${createdAt.toISOString()}, ${state}`)
  if (lastError !== null) print(`Last error: ${lastError}`)
  print(way === 'mail' ? `\n${about}\n\n${body}` : `\n${body}`)
  return 0
}

function rowOf({ id, createdAt, state, recipient, about }: OutboxEntry): string[] {
  return [id.slice(0, shownOfId), createdAt.toISOString().slice(0, 16), state, recipient, about]
}
