import { parseArgs } from 'node:util'
import { listAudit } from '@marram/auth/staff/audit-desk'
import { OperatorError } from '@marram/database/operator-error'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import { withDatabase } from './database.ts'
import { operatorDesk } from './operator.ts'

/** Shows what staff did, the newest first. */
export async function auditCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const options = { limit: { type: 'string', default: '30' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) throw new OperatorError('--limit is 1 to 1000.')
  const filters = positionals.length === 0 ? {} : { subject: positionals.join(' ') }
  const entries = await withDatabase(env, ({ db }) =>
    operatorDesk({ db, now: () => new Date() }).list(listAudit, { filters, max: limit }),
  )
  const rows = entries.map(({ at, actor, cameFrom, command, subject, before, after, reason }) => [
    at.slice(0, 19).replace('T', ' '),
    `${actor} (${cameFrom})`,
    command,
    subject,
    differences(before, after),
    reason ?? '',
  ])
  if (rows.length > 0) print(textTable([['Time (UTC)', 'Who', 'Command', 'What', 'Change', 'Why'], ...rows]))
  print(`${rows.length} ${rows.length === 1 ? 'entry' : 'entries'}.`)
  return 0
}

type Facts = Readonly<Record<string, unknown>>

function differences(before: Facts, after: Facts): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter((key) => written(before[key]) !== written(after[key]))
  return changed.map((key) => `${key} ${written(before[key])} → ${written(after[key])}`).join(', ')
}

const written = (value: unknown): string => (value === undefined ? '–' : String(value))
