import * as v from 'valibot'
import { defineTask } from '../task.ts'

/** Hands one text message of the outbox to the gateway; one that is already gone stays as it is. */
export const sendSms = defineTask({
  name: 'sms.send',
  schema: v.strictObject({ smsId: v.pipe(v.string(), v.uuid()) }),
})
