import { languageIds } from '@marram/domain/edition'
import { loginTargets } from '@marram/domain/login-target'
import * as v from 'valibot'
import { defineTask } from '../task.ts'

const email = v.pipe(v.string(), v.maxLength(254))

/**
 * Queued whether or not the address is known, so that the response time reveals nothing; the lookup happens in the
 * worker.
 */
export const mailPasswordReset = defineTask({
  name: 'auth.mail-reset',
  schema: v.strictObject({ email, target: v.picklist(loginTargets) }),
})

/** Like a forgotten password: only the mail reveals whether there is an account. */
export const mailRegistration = defineTask({
  name: 'auth.mail-registration',
  schema: v.strictObject({ email, firstname: v.string(), lastname: v.string(), languageId: v.picklist(languageIds) }),
})

/** Only mail to the new address reveals whether it has another account. */
export const mailEmailChange = defineTask({
  name: 'auth.mail-email-change',
  schema: v.strictObject({ userId: v.number(), email }),
})

/** Warns the owner of an account about password guessing, at most once a day. */
export const mailGuessing = defineTask({
  name: 'auth.mail-guessing',
  schema: v.strictObject({ email, day: v.pipe(v.string(), v.isoDate()) }),
})

/** Removes expired sessions, links and counters. */
export const sweepAuth = defineTask({ name: 'auth.sweep', schema: v.strictObject({}) })
