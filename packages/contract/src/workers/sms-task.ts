import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Hands one text message of the outbox to the gateway; one that was already sent is left unchanged. */
export const sendSms = defineTask({
  name: 'sms.send',
  schema: v.strictObject({ smsId: v.pipe(v.string(), v.uuid()) }),
})
