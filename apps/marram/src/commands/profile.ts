import { parseArgs } from 'node:util'
import { readProfileFile, writeProfileFile } from '@marram/content/agency/profile-file'
import { saveProfile } from '@marram/content/agency/save-profile'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { textsOf } from '@marram/i18n/agency/replaced-texts'
import { isEditionKey } from '@marram/i18n/edition-key'
import type { Kysely } from 'kysely'
import { print } from '../terminal.ts'
import { withDatabase } from './database.ts'

type Db = Kysely<Database>

/** Sets and shows the agency's profile. Safe while it is running: pages and mails follow at once. */
export async function profileCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [action, argument = '', word = ''] = positionals
  if (action === 'texts') return listTexts(argument, word)
  const work = workOf(action, argument)
  print(await withDatabase(env, ({ db }) => work(db)))
  return 0
}

function workOf(action: string | undefined, file: string): (db: Db) => Promise<string> {
  if (action === 'set') return (db) => setProfile(db, mustName(file))
  if (action === 'export') return (db) => exportProfile(db, mustName(file))
  if (action === 'history') return listVersions
  throw new OperatorError('Say what to do: marram profile set FILE, export FILE, history, or texts EDITION [WORD]')
}

function mustName(file: string): string {
  if (file === '') throw new OperatorError('Name the JSON file of the profile, such as profile/profile.json.')
  return file
}

async function setProfile(db: Db, file: string): Promise<string> {
  const result = await saveProfile(db, await readProfileFile(file))
  return result === 'saved' ? 'Saved. Pages and mails use it from now on.' : 'The profile says this already.'
}

async function exportProfile(db: Db, file: string): Promise<string> {
  const agency = await readAgency(db)
  if (!agency) throw new OperatorError('There is no profile yet: set one with marram profile set FILE.')
  await writeProfileFile(file, agency.profile)
  return `Wrote version ${agency.version} to ${file}.`
}

async function listVersions(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('agency_profile')
    .select(['version', 'saved_at'])
    .orderBy('version', 'desc')
    .execute()
  if (rows.length === 0) return 'There is no profile yet.'
  return rows.map(({ version, saved_at }) => `${version}  ${saved_at.toISOString()}`).join('\n')
}

/** Texts that a profile may replace, with {1}, {2} … for their values. */
async function listTexts(edition: string, word: string): Promise<number> {
  if (!isEditionKey(edition)) throw new OperatorError('Name the edition: marram profile texts da|de|en [WORD]')
  const wanted = word.toLowerCase()
  for (const [key, text] of await textsOf(edition)) {
    const shown = typeof text === 'function' ? `(${placeholders(text.length)})` : JSON.stringify(text)
    if (`${key} ${shown}`.toLowerCase().includes(wanted)) print(`${key}  ${shown}`)
  }
  return 0
}

const placeholders = (count: number): string => Array.from({ length: count }, (_, index) => `{${index + 1}}`).join(', ')
