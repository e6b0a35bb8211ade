import { parseArgs } from 'node:util'
import { type BackupSummary, backup, restore } from '@marram/database/backup'
import { OperatorError } from '@marram/database/operator-error'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'

type Environment = Record<string, string | undefined>

/** Safe while the agency is running: it reads a snapshot of the database. */
export async function backupCommand(args: string[], env: Environment): Promise<number> {
  const file = readFileArgument(args, 'backup')
  const database = await openShared(readConfig(env))
  try {
    print(`Wrote ${describe(await backup(database, file))} to ${file}.`)
    return 0
  } finally {
    await database.close()
  }
}

export async function restoreCommand(args: string[], env: Environment): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const file = readFileArgument(positionals, 'restore')
  const database = await openShared(readConfig(env))
  try {
    print(`Read ${describe(await restore(database, file, { replace: values.replace ?? false }))} from ${file}.`)
    return 0
  } finally {
    await database.close()
  }
}

function describe({ tables }: BackupSummary): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables`
}

function readFileArgument(args: string[], command: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    throw new OperatorError(`Name one file, for example: marram ${command} agency.backup`)
  }
  return file
}
