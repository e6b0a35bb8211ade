import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createDemoUsers } from '@marram/auth/demo-users'
import { readJsonFile, readProfileFile } from '@marram/content/agency/profile-file'
import { saveProfile } from '@marram/content/agency/save-profile'
import { readAgency } from '@marram/database/agency/read-agency'
import { readTerms } from '@marram/database/agency/read-terms'
import { saveTerms } from '@marram/database/agency/save-terms'
import type { Connection } from '@marram/database/connection'
import { profileFile, termsFile } from '@marram/demo/agency'
import { hasCatalogue } from '@marram/demo/catalogue/has-catalogue'
import { demoUsers } from '@marram/demo/users'
import type { EditionKey } from '@marram/i18n/edition-key'
import * as v from 'valibot'
import { agencyHosts } from './agency-hosts.ts'
import type { Config } from './config.ts'
import { createProgressLine, type ProgressLine } from './progress-line.ts'
import { print } from './terminal.ts'

/** Fills an empty database, and leaves a filled one unchanged. Missing demo users are always restored. */
export async function prepareDemo({ db, url }: Pick<Connection, 'db' | 'url'>, config: Config): Promise<void> {
  const { lodgings } = config

  await createDemoUsers(db, demoUsers)
  if (!(await readAgency(db))) await saveProfile(db, await readProfileFile(profileFile))
  if ((await readTerms(db)).length === 0) await saveTerms(await readJsonFile(termsFile), { db, now: () => new Date() })
  if (await hasCatalogue(db)) return
  print(`Creating the demo agency with ${lodgings} houses.`)
  const progress = createProgressLine()
  const { origins } = agencyHosts(config, await readAgency(db))
  await fillInProcess({ url, lodgings, origins }, progress)
  progress.end('The demo agency is complete.')
}

const progressMessage = v.object({ done: v.number(), total: v.number() })

/** The URL may contain a password, so it is sent as a message and not as an argument, which is visible to all users. */
type FillOptions = {
  readonly url: string
  readonly lodgings: number
  readonly origins: Readonly<Record<EditionKey, string>>
}

async function fillInProcess(options: FillOptions, progress: ProgressLine): Promise<void> {
  const entry = new URL('./fill-demo-process.ts', import.meta.url)
  const child = fork(entry, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (message) => progress.show(v.parse(progressMessage, message)))
  child.send(options)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The demo agency could not be created (${code}).`)
}
