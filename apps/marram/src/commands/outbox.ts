import { parseArgs } from 'node:util'
import { OperatorError } from '@marram/database/operator-error'
import { findMessage } from '@marram/workers/outbox/find-message'
import * as desk from '@marram/workers/staff/outbox-desk'
import type { StaffContext } from '@marram/workers/staff/staff-context'
import type { InferOutput } from 'valibot'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import { withDatabase } from './database.ts'
import { type OperatorDesk, operatorDesk } from './operator.ts'

const shownOfId = 8

/** Messages sent to guests, for staff: a table of mails or text messages, one of them in full, or a new attempt. */
export async function outboxCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const options = { sms: { type: 'boolean', default: false }, limit: { type: 'string', default: '30' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [verb, id = ''] = positionals
  if (verb !== undefined && (!['show', 'retry'].includes(verb) || !/^[0-9a-f-]{4,36}$/.test(id))) {
    throw new OperatorError('outbox takes nothing, or: show ID, retry ID, with at least four characters of the id.')
  }
  const max = Number(values.limit)
  if (!Number.isInteger(max) || max < 1 || max > 1000) throw new OperatorError('--limit is 1 to 1000.')
  return withDatabase(env, async ({ db }) => {
    const operator = operatorDesk({ db, now: () => new Date() })
    if (verb === undefined) return listMessages(operator, values.sms ? 'sms' : 'mail', max)
    const message = await findMessage(db, id)
    if (message === null) throw new OperatorError(`No message, or more than one, has an id that begins with ${id}.`)
    return verb === 'show' ? showMessage(operator, message) : retryMessage(operator, message)
  })
}

type Operator = OperatorDesk<Pick<StaffContext, 'db' | 'now'>>
type Message = InferOutput<(typeof desk.retry)['input']>

async function listMessages(operator: Operator, way: Message['way'], max: number): Promise<number> {
  const messages = await operator.list(desk.list, { filters: { way }, descending: true, max })
  const rows = messages.map(({ id, createdAt, state, recipient, about }) => {
    return [id.slice(0, shownOfId), createdAt.slice(0, 16), state, recipient, about]
  })
  if (rows.length > 0) print(textTable([['Id', 'Written', 'State', 'To', 'About'], ...rows]))
  print(`${rows.length} ${way === 'sms' ? 'text messages' : 'mails'}, the newest first.`)
  return 0
}

async function showMessage({ ask }: Operator, message: Message): Promise<number> {
  const { way, state, recipient, about, text, lastError, createdAt } = await ask(desk.show, message)
  print(`${way === 'mail' ? 'Mail' : 'Text message'} to ${recipient}, ${createdAt}, ${state}`)
  if (lastError !== null) print(`Last error: ${lastError}`)
  print(way === 'mail' ? `\n${about}\n\n${text}` : `\n${text}`)
  return 0
}

async function retryMessage({ run }: Operator, message: Message): Promise<number> {
  await run(desk.retry, message)
  print(`The ${message.way === 'mail' ? 'mail' : 'text message'} is sent again.`)
  return 0
}
