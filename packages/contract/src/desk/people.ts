import * as v from 'valibot'
import { deskCommand } from './operation.ts'
import { mailAddress, words } from './shapes.ts'

const name = words(80)

/** Creates an account by a link that is passed on by hand; staff get roles, and an existing account a new link. */
export const invitePerson = deskCommand({
  name: 'people.invite',
  service: 'auth',
  needs: 'people.write',
  input: v.object({
    email: mailAddress,
    type: v.picklist(['staff', 'owner', 'guest']),
    firstname: name,
    lastname: name,
    language: v.picklist(['da', 'de', 'en']),
    roles: v.array(v.string()),
  }),
  output: v.object({ isNew: v.boolean(), link: v.string() }),
})
