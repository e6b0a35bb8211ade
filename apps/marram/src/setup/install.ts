import { isDeepStrictEqual } from 'node:util'
import { invite } from '@marram/auth/staff/people-commands'
import { saveProfile } from '@marram/content/agency/save-profile'
import { importEntries } from '@marram/content/import'
import { readAgency } from '@marram/database/agency/read-agency'
import { readTerms } from '@marram/database/agency/read-terms'
import { checkTerms, saveTerms } from '@marram/database/agency/save-terms'
import type { Connection } from '@marram/database/connection'
import { OperatorError } from '@marram/database/operator-error'
import { administrator } from '@marram/domain/desk/role'
import { copenhagenDay } from '@marram/domain/iso-day'
import { setOn, termsOn } from '@marram/domain/terms'
import { isRefusal } from '@marram/service-kit/envelope'
import { agencyHosts } from '../agency-hosts.ts'
import { asOperator } from '../commands/operator.ts'
import type { Config } from '../config.ts'
import { makeStarterContent } from '../starter/starter-content.ts'
import type { Answers, Staff } from './answers.ts'
import { toRecord } from './ask-agency.ts'

type Deps = Pick<Connection, 'db'> & { readonly config: Config; readonly now: () => Date }

/** Stores everything but the settings. Each step is complete in itself, and done again it changes nothing. */
export async function install(answers: Answers, deps: Deps): Promise<string[]> {
  const { db } = deps
  const lines: string[] = []
  if (answers.profile !== null) {
    const result = await saveProfile(db, answers.profile)
    lines.push(result === 'saved' ? 'Saved the agency’s profile.' : 'The profile is unchanged.')
  }
  if (answers.terms !== null) {
    const result = await installTerms(answers.terms, deps)
    lines.push(result === 'saved' ? 'Saved the terms of bookings.' : 'The terms are unchanged.')
  }
  lines.push(await installStarterContent(deps))
  if (answers.staff) lines.push(await inviteFirst(answers.staff, deps))
  return lines
}

/** Terms without a first day begin today, unless they are in force already. */
async function installTerms(terms: unknown, { db, now }: Deps): Promise<'saved' | 'unchanged'> {
  const today = copenhagenDay(now())
  const given = toRecord(terms)
  if ('validFrom' in given) return saveTerms(given, { db, now })
  const set = { validFrom: today, ...given }
  const current = setOn(today, await readTerms(db))
  return isDeepStrictEqual(current?.terms, checkTerms(set).terms) ? 'unchanged' : saveTerms(set, { db, now })
}

/** Only into an empty site: a text that was edited or deleted never comes back. */
async function installStarterContent({ db, now }: Deps): Promise<string> {
  const agency = await readAgency(db)
  if (!agency) return 'The starter content waits for the agency’s profile.'
  const present = await db.selectFrom('content_entry').select('id').limit(1).executeTakeFirst()
  if (present) return 'The editorial content stays as it is.'
  const terms = termsOn(copenhagenDay(now()), await readTerms(db))
  const entries = await makeStarterContent(agency.profile, terms)
  await importEntries(db, { entries, assets: [] })
  const drafts = entries.filter(({ sys }) => sys.status === 'draft')
  return `Installed ${entries.length} entries of starter content; ${drafts.length} of them are drafts with places to fill in.`
}

async function inviteFirst(
  { email, firstname, lastname, language }: Staff,
  { db, config, now }: Deps,
): Promise<string> {
  const known = await db.selectFrom('user_account').where('email', '=', email).select('id').executeTakeFirst()
  if (known)
    return `${email} has an account already; a new link comes from marram invite ${email} --type staff --role administrator.`
  const { origins } = agencyHosts(config, await readAgency(db))
  const run = asOperator({ db, now, origins }, 'the first member of staff')
  const roles = [administrator]
  const invited = await run(invite, { email, firstname, lastname, type: 'staff', language, roles })
  if (isRefusal(invited)) throw new OperatorError(invited.sentence)
  return `${email} may work here. Within 24 hours, a password can be chosen once at\n${invited.link}`
}
