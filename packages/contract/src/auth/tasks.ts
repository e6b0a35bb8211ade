import { languageIds } from '@marram/domain/edition'
import { loginTargets } from '@marram/domain/login-target'
import * as v from 'valibot'
import { defineTask } from '../task.ts'

const email = v.pipe(v.string(), v.maxLength(254))

/**
 * Asked for whether or not the address is known, so that the asking takes the same time; the looking up happens where
 * nobody is waiting.
 */
export const mailPasswordReset = defineTask({
  name: 'auth.mail-reset',
  schema: v.strictObject({ email, target: v.picklist(loginTargets) }),
})

/** As with a forgotten password: only the mail reveals whether there is an account. */
export const mailRegistration = defineTask({
  name: 'auth.mail-registration',
  schema: v.strictObject({ email, firstname: v.string(), lastname: v.string(), languageId: v.picklist(languageIds) }),
})

/** Only the new address is told whether it belongs to another account. */
export const mailEmailChange = defineTask({
  name: 'auth.mail-email-change',
  schema: v.strictObject({ userId: v.number(), email }),
})

/** Tells the owner, if there is one, that somebody guesses at the password; once a day. */
export const mailGuessing = defineTask({
  name: 'auth.mail-guessing',
  schema: v.strictObject({ email, day: v.pipe(v.string(), v.isoDate()) }),
})

/** Removes sessions, links and counts that are over. */
export const sweepAuth = defineTask({ name: 'auth.sweep', schema: v.strictObject({}) })
