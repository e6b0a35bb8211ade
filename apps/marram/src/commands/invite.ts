import { parseArgs } from 'node:util'
import { invite } from '@marram/auth/staff/people-commands'
import { resetFactors } from '@marram/auth/staff/reset-second-factor'
import { foldMailAddress } from '@marram/contract/auth/requests'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import { isEditionKey } from '@marram/domain/edition'
import { isRefusal } from '@marram/service-kit/envelope'
import { agencyHosts } from '../agency-hosts.ts'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { withDatabase } from './database.ts'
import { asOperator } from './operator.ts'

const types = ['staff', 'owner', 'guest'] as const

/** Invites a user by a link to choose a password. */
export async function inviteCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { resetsFactor, ...invitation } = readInvitation(args)
  const config = readConfig(env)
  const invited = await withDatabase(env, async ({ db }) => {
    const { origins } = agencyHosts(config, await readAgency(db))
    const run = asOperator({ db, now: () => new Date(), origins })
    const reply = await run(invite, invitation)
    if (isRefusal(reply) || !resetsFactor) return reply
    const reset = await run(resetFactors, { email: invitation.email })
    return isRefusal(reset) ? reset : reply
  })
  if (isRefusal(invited)) throw new OperatorError(invited.sentence)
  if (resetsFactor) print('The second factor is reset: the next sign-in at the desk asks for a new one.')
  print(invited.isNew ? `${invitation.email} has an account now.` : `${invitation.email} had an account already.`)
  print(`Within 24 hours, a password can be chosen once at\n${invited.link}`)
  return 0
}

function readInvitation(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      type: { type: 'string', default: 'guest' },
      role: { type: 'string', multiple: true },
      firstname: { type: 'string', default: '' },
      lastname: { type: 'string', default: '' },
      language: { type: 'string', default: 'da' },
      'reset-second-factor': { type: 'boolean', default: false },
    },
  })
  const email = foldMailAddress(positionals[0] ?? '')
  if (!isMailAddress(email)) throw new OperatorError('invite takes one mail address.')
  const type = types.find((known) => known === values.type)
  if (!type) throw new OperatorError(`--type is one of ${types.join(', ')}.`)
  if (!isEditionKey(values.language)) throw new OperatorError('--language is da, de or en.')
  const roles = values.role ?? []
  if ((type === 'staff') !== roles.length > 0) {
    throw new OperatorError('Staff need a --role, or several: administrator, reception, finance, editor, houses.')
  }
  const { firstname, lastname, language, 'reset-second-factor': resetsFactor } = values
  return { email, type, firstname, lastname, language, roles, resetsFactor }
}
