import { parseArgs } from 'node:util'
import { exportCatalogue } from '@marram/broker/catalogue/export/export-catalogue'
import {
  type ImportOptions,
  type ImportOutcome,
  importCatalogue,
  type NeedsPhotos,
} from '@marram/broker/catalogue/import/import-catalogue'
import { openChunks } from '@marram/broker/catalogue/import/read-lines'
import { OperatorError } from '@marram/database/operator-error'
import { readConfig } from '../config.ts'
import { createCountLine } from '../count-line.ts'
import { createProgressLine } from '../progress-line.ts'
import { print } from '../terminal.ts'
import { importArguments, importWithPhotos } from './catalogue-photos.ts'
import { reportWritten } from './catalogue-report.ts'
import { fromCsvCommand, templatesCommand } from './catalogue-tables.ts'
import { openShared, withDatabase } from './database.ts'
import { writeLines } from './write-lines.ts'

type Environment = Record<string, string | undefined>

/** Safe while the agency is running: guests see the old catalogue until the whole import is committed. */
export async function catalogueCommand([action, ...args]: string[], env: Environment): Promise<number> {
  if (action === 'import') return importCommand(args, env)
  if (action === 'export') return exportCommand(args, env)
  if (action === 'from-csv') return fromCsvCommand(args, env)
  if (action === 'templates') return templatesCommand(args)
  throw new OperatorError(
    'Say what to do: marram catalogue import FILE, export FILE, from-csv FOLDER or templates FOLDER',
  )
}

async function importCommand(args: string[], env: Environment): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: importArguments,
  })
  const file = onlyFile(positionals, 'import')
  const config = readConfig(env)
  let chunks: AsyncIterable<Buffer> | null = await openChunks(file)
  const database = await openShared(config)
  try {
    const options = { replace: values.replace ?? false, isDryRun: values['dry-run'] ?? false }
    const run = async (chosen: ImportOptions) => {
      const lines = chunks ?? (await openAgain(file))
      chunks = null
      return importCatalogue(database.pool, lines, { ...chosen, ...tellProgress() })
    }
    return report(await importWithPhotos(run, { config, db: database.db, options, folder: values.photos }), file)
  } finally {
    await database.close()
  }
}

/** A catalogue with photos is read twice, which a pipe cannot be. */
function openAgain(file: string): Promise<AsyncIterable<Buffer>> {
  if (file === '-') throw new OperatorError('This catalogue names photos to read: give it as a file, not as a pipe.')
  return openChunks(file)
}

function tellProgress(): Pick<ImportOptions, 'onProgress'> {
  const counted = createCountLine('lines')
  return {
    onProgress: ({ phase, lines }) => {
      if (phase === 'reading') return counted.show(lines)
      counted.end()
      print(phase === 'checking' ? `Read ${lines} lines. Checking references between them.` : 'Writing.')
    },
  }
}

function report(outcome: Exclude<ImportOutcome, NeedsPhotos>, file: string): number {
  if (outcome.kind !== 'refused') {
    reportWritten(outcome)
    return 0
  }
  const { first, count } = outcome.problems
  print(`Nothing was imported from ${file === '-' ? 'the standard input' : file}:`)
  for (const { line, reason } of first.toSorted((a, b) => a.line - b.line)) print(`  line ${line}: ${reason}`)
  if (count > first.length) print('  … and more. Fix these first.')
  return 1
}

async function exportCommand(args: string[], env: Environment): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const file = onlyFile(positionals, 'export')
  await withDatabase(env, async ({ db }) => {
    if (file === '-') return writeLines(file, exportCatalogue(db))
    const progress = createProgressLine()
    await writeLines(file, exportCatalogue(db, progress.show))
    progress.end(`The catalogue is in ${file}.`)
  })
  return 0
}

function onlyFile(positionals: readonly string[], action: string): string {
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    throw new OperatorError(`Name one file, or - for a pipe: marram catalogue ${action} catalogue.jsonl.gz`)
  }
  return file
}
