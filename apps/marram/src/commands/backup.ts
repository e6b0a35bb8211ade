import { parseArgs } from 'node:util'
import { type BackupSummary, backup, restore } from '@marram/database/backup'
import { backUp, findLatestBackup } from '@marram/database/backup/automatic'
import { OperatorError } from '@marram/database/operator-error'
import { backupFolder, retentionOf } from '../backups.ts'
import { readStorageConfig, type StorageConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'

type Environment = Record<string, string | undefined>

/** Safe while the agency is running: it reads a snapshot of the database. Without a file, one more automatic backup. */
export async function backupCommand(args: string[], env: Environment): Promise<number> {
  const file = args.length > 0 ? readFileArgument(args, 'backup') : null
  const config = readStorageConfig(env)
  const database = await openShared(config)
  try {
    if (file === null) {
      const options = { kind: 'daily', folder: backupFolder(config), retention: retentionOf(config) } as const
      print(`Wrote and verified ${(await backUp(database, options)).file}.`)
    } else print(`Wrote ${describe(await backup(database, file))} to ${file}.`)
    return 0
  } finally {
    await database.close()
  }
}

/** Needs the database's settings only, so that an empty installation is restored by one command. */
export async function restoreCommand(args: string[], env: Environment): Promise<number> {
  const options = { replace: { type: 'boolean' }, latest: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const config = readStorageConfig(env)
  const file = values.latest ? await getLatest(positionals, config) : readFileArgument(positionals, 'restore')
  const database = await openShared(config)
  try {
    print(`Read ${describe(await restore(database, file, { replace: values.replace ?? false }))} from ${file}.`)
    return 0
  } finally {
    await database.close()
  }
}

async function getLatest(files: readonly string[], config: StorageConfig): Promise<string> {
  if (files.length > 0) throw new OperatorError('Name a file or --latest, not both.')
  const folder = backupFolder(config)
  const latest = await findLatestBackup(folder)
  if (!latest) throw new OperatorError(`There is no automatic backup in ${folder}: set BACKUP_FOLDER, or name a file.`)
  return latest.file
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
