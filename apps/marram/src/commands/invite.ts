import { parseArgs } from 'node:util'
import { inviteUser } from '@marram/auth/account/invite-user'
import { foldMailAddress } from '@marram/contract/auth/requests'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import { editionByKey, isEditionKey } from '@marram/domain/edition'
import type { UserType } from '@marram/domain/user-type'
import { agencyHosts } from '../agency-hosts.ts'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'

const types: Readonly<Record<string, UserType>> = { staff: 'internal', owner: 'creditor', guest: 'customer' }

/** Invites a user by a link to choose a password. */
export async function inviteCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const invitation = readInvitation(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const { origins } = agencyHosts(config, await readAgency(database.db))
    const { isNew, link } = await inviteUser(database.db, invitation, { origins, now: () => new Date() })
    print(isNew ? `${invitation.email} has an account now.` : `${invitation.email} had an account already.`)
    print(`Within 24 hours, a password can be chosen once at\n${link}`)
    return 0
  } finally {
    await database.close()
  }
}

function readInvitation(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      type: { type: 'string', default: 'guest' },
      firstname: { type: 'string', default: '' },
      lastname: { type: 'string', default: '' },
      language: { type: 'string', default: 'da' },
    },
  })
  const email = foldMailAddress(positionals[0] ?? '')
  if (!isMailAddress(email)) throw new OperatorError('invite takes one mail address.')
  const type = Object.hasOwn(types, values.type) ? types[values.type] : undefined
  if (!type) throw new OperatorError(`--type is one of ${Object.keys(types).join(', ')}.`)
  if (!isEditionKey(values.language)) throw new OperatorError('--language is da, de or en.')
  const { firstname, lastname, language } = values
  return { email, type, firstname, lastname, languageId: editionByKey(language).languageId }
}
