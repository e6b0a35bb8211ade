import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportOptions } from '@marram/broker/catalogue/import/import-catalogue'
import { importSpreadsheets } from '@marram/broker/catalogue/spreadsheets/import-spreadsheets'
import { describeProblem, maxShown, type Problem } from '@marram/broker/catalogue/spreadsheets/problem'
import { readFolder, type Spreadsheets } from '@marram/broker/catalogue/spreadsheets/read-folder'
import { columnsOf, tableNames } from '@marram/broker/catalogue/spreadsheets/tables'
import { templateOf } from '@marram/broker/catalogue/spreadsheets/template'
import { OperatorError } from '@marram/database/operator-error'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { importArguments, importWithPhotos } from './catalogue-photos.ts'
import { reportWritten } from './catalogue-report.ts'
import { openShared } from './database.ts'

type Environment = Record<string, string | undefined>

/** `marram catalogue from-csv FOLDER`: nothing is written as long as there is a problem. */
export async function fromCsvCommand(args: string[], env: Environment): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: importArguments,
  })
  const folder = onlyFolder(positionals, 'from-csv')
  const sheets = readFolder(await readCsvFiles(folder))
  const replace = values.replace ?? false
  if (replace) mustBeWhole(sheets)
  for (const { note } of sheets.tables) print(note)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const options = { replace, isDryRun: values['dry-run'] ?? false }
    const run = (chosen: ImportOptions) => importSpreadsheets(database.pool, sheets, chosen)
    const outcome = await importWithPhotos(run, { config, db: database.db, options, folder: values.photos })
    if (outcome.kind === 'refused') return refuse(outcome.problems, folder)
    reportWritten(outcome, headingOf)
    return 0
  } finally {
    await database.close()
  }
}

/** `marram catalogue templates FOLDER [--english]`: keeps existing files. */
export async function templatesCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { english: { type: 'boolean' } } })
  const folder = onlyFolder(positionals, 'templates')
  const form = values.english ? 'english' : 'danish'
  await mkdir(folder, { recursive: true })
  const existing = new Set(await readdir(folder))
  const files = tableNames.map((name) => ({ name: `${name}.csv`, text: templateOf(name, form) }))
  const taken = files.filter(({ name }) => existing.has(name))
  if (taken.length > 0) throw new OperatorError(`${folder} has ${taken[0]?.name} already: name an empty folder.`)
  for (const { name, text } of files) await writeFile(join(folder, name), text, { flag: 'wx' })
  print(`${files.length} templates are in ${folder}. docs/spreadsheets.md describes them.`)
  return 0
}

async function readCsvFiles(folder: string) {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new OperatorError(`The folder ${folder} cannot be read: ${error instanceof Error ? error.message : error}`)
  })
  const csv = names.filter((name) => /^[^.].*\.csv$/i.test(name)).toSorted()
  if (csv.length === 0) throw new OperatorError(`${folder} has no CSV files: save each sheet as CSV UTF-8.`)
  return Promise.all(csv.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })))
}

/** Without these tables a complete import would pause houses, or remove blocks, that nobody left out. */
function mustBeWhole({ tables }: Spreadsheets): void {
  for (const name of ['houses', 'blocks'] as const) {
    if (!tables.some((table) => table.name === name)) {
      throw new OperatorError(`With --replace the folder is the whole catalogue: it needs ${name}.csv.`)
    }
  }
}

function refuse(problems: readonly Problem[], folder: string): number {
  print(`Nothing was imported from ${folder}:`)
  for (const problem of problems.slice(0, maxShown)) print(`  ${describeProblem(problem)}`)
  if (problems.length > maxShown) print(`  … and ${problems.length - maxShown} more`)
  return 1
}

const otherNames: Readonly<Record<string, string>> = {
  items: 'house-items',
  locationId: 'location',
  images: 'photos',
  meta: 'rooms',
  nights: 'stays or blocks',
  streetId: 'street',
}

/** A field of the format by the column or table that staff know. */
function headingOf(field: string): string {
  const column = [...columnsOf('houses'), ...columnsOf('owners')].find(({ to }) => to === field)
  return column?.heading ?? otherNames[field] ?? field
}

function onlyFolder(positionals: readonly string[], action: string): string {
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) {
    throw new OperatorError(`Name one folder: marram catalogue ${action} FOLDER`)
  }
  return folder
}
