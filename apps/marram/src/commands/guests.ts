import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { erase, exportData, find } from '@marram/auth/staff/guest-desk'
import { OperatorError } from '@marram/database/operator-error'
import { createLog } from '@marram/service-kit/logging'
import { print } from '../terminal.ts'
import { withDatabase } from './database.ts'
import { operatorDesk } from './operator.ts'

const usage = 'guests takes find EMAIL|BOOKING, export EMAIL --out FILE or erase EMAIL.'

/** The stored data of one guest: finds, exports or erases it, as the guest may demand by law. */
export async function guestsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const options = { out: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [action, who, ...rest] = positionals
  if (who === undefined || rest.length > 0) throw new OperatorError(usage)
  return withDatabase(env, async ({ db }) => {
    const log = createLog({ name: 'marram', level: 'silent' })
    const { ask, run } = operatorDesk({ db, now: () => new Date(), log })
    if (action === 'find') {
      const found = await ask(find, who.includes('@') ? { email: who } : { reservationId: who })
      const { email, account, stored, unfinished } = found
      const kinds = Object.entries(stored).map(([kind, count]) => `${count} ${kind}`)
      print(`${email}: ${account === null ? 'no account' : `account ${account.id} (${account.type})`}`)
      print(`Stored: ${kinds.join(', ') || 'nothing'}.`)
      if (unfinished.length > 0) print(`Not to be erased before these bookings are settled: ${unfinished.join(', ')}.`)
      return 0
    }
    if (action === 'export' && values.out !== undefined) {
      const data = await run(exportData, { email: who })
      await writeFile(values.out, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx' })
      print(`Written to ${values.out}.`)
      return 0
    }
    if (action !== 'erase') throw new OperatorError(usage)
    const { reduced, blanked, hadAccount } = await run(erase, { email: who })
    print(`Erased${hadAccount ? ', with the account' : ''}. ${reduced} bookings keep name and address on their bill,`)
    print(`as bookkeeping law requires; ${blanked} older ones have neither.`)
    return 0
  })
}
