import * as v from 'valibot'
import { readAgencyFile, words } from './agency.ts'

const user = v.strictObject({
  email: words,
  password: words,
  type: v.picklist(['customer', 'creditor', 'internal']),
  firstname: words,
  lastname: words,
  languageId: v.picklist([1, 2, 7]),
})

/** These are public; production admits none of them. */
export const demoUsers = readAgencyFile('settings/users.json', v.array(user))
