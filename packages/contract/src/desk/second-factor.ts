import * as v from 'valibot'
import { foldMailAddress } from '../auth/requests.ts'
import { deskCommand } from './operation.ts'

/** For somebody who has lost it: removes all factors and ends all sessions, so that the next sign-in enrols a new one. */
export const resetSecondFactor = deskCommand({
  name: 'people.reset-second-factor',
  service: 'auth',
  needs: 'people.write',
  input: v.object({ email: v.pipe(v.string(), v.maxLength(254), v.transform(foldMailAddress)) }),
  output: v.object({ passkeys: v.number(), app: v.boolean() }),
})
