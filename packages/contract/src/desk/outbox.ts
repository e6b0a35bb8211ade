import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { line } from './shapes.ts'

const service = 'workers'
const way = v.picklist(['mail', 'sms'])
const state = v.picklist(['waiting', 'sending', 'handing-over', 'sent', 'kept', 'unconfirmed', 'refused'])
const id = v.pipe(v.string(), v.uuid())

/** Queues a message again that was refused, kept without a server, or left unconfirmed. */
export const retryMessage = deskCommand({
  name: 'outbox.retry',
  service,
  needs: 'messages.write',
  input: v.object({ way, id }),
  output: v.object({ state: v.literal('waiting') }),
})

const message = v.object({
  id: v.string(),
  way,
  state,
  recipient: v.string(),
  /** The subject of a mail, or the beginning of a text message. */
  about: v.string(),
  lastError: v.nullable(v.string()),
  createdAt: v.string(),
})

/** Messages whose content has not been deleted yet, 30 days after they were sent. */
export const listMessages = deskQuery({
  name: 'outbox.list',
  service,
  needs: 'messages.read',
  input: listInput({
    filters: { way: v.optional(way, 'mail'), state: v.optional(state), recipient: v.optional(line(254)) },
    sorts: ['created'],
    descending: true,
  }),
  output: listOutput(message),
})

/** In full. The HTML is for a sandboxed frame: it has words of guests, escaped, and no script. */
export const showMessage = deskQuery({
  name: 'outbox.show',
  service,
  needs: 'messages.read',
  input: v.object({ way, id }),
  output: v.object({ ...message.entries, text: v.string(), html: v.nullable(v.string()) }),
})
