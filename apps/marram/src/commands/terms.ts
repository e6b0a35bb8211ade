import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { readJsonFile } from '@marram/content/agency/profile-file'
import { readTerms } from '@marram/database/agency/read-terms'
import { saveTerms } from '@marram/database/agency/save-terms'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay, parseIsoDay } from '@marram/domain/iso-day'
import { setOn, standardTerms } from '@marram/domain/terms'
import type { Kysely } from 'kysely'
import { print } from '../terminal.ts'
import { withDatabase } from './database.ts'

type Db = Kysely<Database>
const now = () => new Date()

/** Sets and shows the agency's terms. Safe while it is running: prices and pages follow, bookings keep theirs. */
export async function termsCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [action, file = '', day = copenhagenDay(now())] = positionals
  const work = workOf(action, file, day)
  print(await withDatabase(env, ({ db }) => work(db)))
  return 0
}

function workOf(action: string | undefined, file: string, day: string): (db: Db) => Promise<string> {
  if (action === 'list') return listSets
  if (action !== 'set' && action !== 'export') {
    throw new OperatorError('Say what to do: marram terms set FILE, export FILE [DAY], or list')
  }
  if (file === '') throw new OperatorError('Name the JSON file of the terms, such as profile/terms.json.')
  if (parseIsoDay(day) === null) throw new OperatorError(`${day} is no calendar day such as 2027-01-01.`)
  return action === 'set' ? (db) => setTerms(db, file) : (db) => exportTerms(db, file, day)
}

async function setTerms(db: Db, file: string): Promise<string> {
  const result = await saveTerms(await readJsonFile(file), { db, now })
  return result === 'saved'
    ? 'Saved. New bookings have these terms from their first day on; earlier bookings keep theirs.'
    : 'The terms of that day say this already.'
}

/** Without a set it exports the standard terms, ready to be changed. */
async function exportTerms(db: Db, file: string, day: string): Promise<string> {
  const { validFrom, terms } = setOn(day, await readTerms(db)) ?? { validFrom: day, terms: standardTerms }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ validFrom, ...terms }, null, 2)}\n`)
  return `Wrote the terms of ${day} to ${file}.`
}

async function listSets(db: Db): Promise<string> {
  const all = await readTerms(db)
  if (all.length === 0) return 'There are no terms yet: bookings have the standard terms.'
  const current = setOn(copenhagenDay(now()), all)
  const line = (set: (typeof all)[number]) =>
    `${set.validFrom}  saved ${set.savedAt.toISOString()}${set === current ? '  valid today' : ''}`
  return all.map(line).toReversed().join('\n')
}
