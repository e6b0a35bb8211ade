import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Passes one text message of the outbox to the gateway; skips one that was already sent. */
export const sendSms = defineTask({
  name: 'sms.send',
  schema: v.strictObject({ smsId: v.pipe(v.string(), v.uuid()) }),
})
