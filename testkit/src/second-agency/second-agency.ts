import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { importSpreadsheets } from '@marram/broker/catalogue/spreadsheets/import-spreadsheets'
import { readFolder } from '@marram/broker/catalogue/spreadsheets/read-folder'
import { readJsonFile, readProfileFile } from '@marram/content/agency/profile-file'
import { saveProfile } from '@marram/content/agency/save-profile'
import { importEntries } from '@marram/content/import'
import { agencyProfile } from '@marram/contract/agency/profile'
import { termsFile } from '@marram/contract/agency/terms'
import { saveTerms } from '@marram/database/agency/save-terms'
import type { Connection } from '@marram/database/connection'
import type { Snapshot } from '@marram/database/testing/test-database'
import * as v from 'valibot'
import { secondContent } from './second-content.ts'

/** Files of an invented agency on the Baltic Sea, which has nothing in common with the demo agency. */
export const secondFolder = join(import.meta.dirname, '..', '..', 'second-agency')

export const readSecondProfile = async () =>
  v.parse(agencyProfile, await readProfileFile(join(secondFolder, 'profile.json')))
export const readSecondTerms = async () => v.parse(termsFile, await readJsonFile(join(secondFolder, 'terms.json')))
export const editionsOn = ['de', 'en'] as const

/** CSV files by name; `{0}` is this year, `{1}` the next one. */
export function secondCatalogue(year = new Date().getFullYear()): { name: string; bytes: Uint8Array }[] {
  const folder = join(secondFolder, 'catalogue')
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const dated = text.replaceAll(/\{(-?\d)\}/g, (_, offset) => String(year + Number(offset)))
    return { name, bytes: new TextEncoder().encode(dated) }
  })
}

/** An empty database becomes the second agency, by the same imports that an operator uses. */
export async function fillSecondAgency({ db, pool }: Pick<Connection, 'db' | 'pool'>): Promise<void> {
  await saveProfile(db, await readSecondProfile())
  await saveTerms(await readSecondTerms(), { db, now: () => new Date() })
  await importEntries(db, { entries: secondContent(secondFolder), assets: [] })
  const outcome = await importSpreadsheets(pool, readFolder(secondCatalogue()), { replace: false, isDryRun: false })
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.problems))
}

export const secondSnapshot: Snapshot = { name: 'second_agency', fill: fillSecondAgency }

/** Content and tables as folders, for the commands of an operator. */
export async function writeSecondFolders(folder: string): Promise<void> {
  for (const { name, bytes } of secondCatalogue()) await write(join(folder, 'tables', name), bytes)
  for (const entry of secondContent(secondFolder)) {
    const { id, contentType } = entry.sys
    await write(join(folder, 'content', contentType, `${id}.json`), JSON.stringify(entry))
  }
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
