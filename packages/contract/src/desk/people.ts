import * as v from 'valibot'
import { foldMailAddress } from '../auth/requests.ts'
import { isMailAddress } from '../workers/mail-address.ts'
import { deskCommand } from './operation.ts'

const name = v.pipe(v.string(), v.trim(), v.maxLength(80))

/** Creates an account by a link that is passed on by hand; staff get roles, and an existing account a new link. */
export const invitePerson = deskCommand({
  name: 'people.invite',
  service: 'auth',
  needs: 'people.write',
  input: v.object({
    email: v.pipe(v.string(), v.transform(foldMailAddress), v.check(isMailAddress, 'must be a mail address')),
    type: v.picklist(['staff', 'owner', 'guest']),
    firstname: name,
    lastname: name,
    language: v.picklist(['da', 'de', 'en']),
    roles: v.array(v.string()),
  }),
  output: v.object({ isNew: v.boolean(), link: v.string() }),
})
