import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type BackupSummary, restore, restorePicturesOnly } from '@marram/database/backup'
import { backUp, backUpAs, findLatestBackup } from '@marram/database/backup/automatic'
import { type BackupSource, fileSource } from '@marram/database/backup/place'
import { OperatorError } from '@marram/database/operator-error'
import { automaticBackup, backupPlace, picturesOf } from '../backups.ts'
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
      const options = automaticBackup(config)
      const { name, unread } = await backUp(database, { kind: 'daily', ...options })
      print(`Wrote and verified ${options.place.name}/${name}.`)
      if (unread.length > 0) print(`These backups cannot be read: ${unread.join(', ')}.`)
    } else print(`Wrote ${describe(await backUpAs(database, file, picturesOf(config)))} to ${file}.`)
    return 0
  } finally {
    await database.close()
  }
}

/** Needs the settings of database and pictures only, so that an empty installation is restored by one command. */
export async function restoreCommand(args: string[], env: Environment): Promise<number> {
  const options = {
    replace: { type: 'boolean' },
    latest: { type: 'boolean' },
    'database-only': { type: 'boolean' },
    'pictures-only': { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const config = readStorageConfig(env)
  const source = values.latest ? await getLatest(positionals, config) : await findSource(positionals, config)
  if (values['pictures-only']) {
    if (values['database-only']) throw new OperatorError('Use --database-only or --pictures-only, not both.')
    print(`Read ${count(await restorePicturesOnly(source, picturesOf(config)))} from ${nameOf(source)}.`)
    return 0
  }
  const pictures = values['database-only'] ? null : picturesOf(config)
  const database = await openShared(config)
  try {
    const summary = await restore(database, source, { replace: values.replace ?? false, pictures })
    print(`Read ${describe(pictures ? summary : { ...summary, files: [] })} from ${nameOf(source)}.`)
    print(
      `Data that guests had deleted since ${summary.createdAt.slice(0, 10)} is back: delete it again, as docs/recovery.md says.`,
    )
    if (pictures && !summary.files) print('It has no pictures: an earlier version made it.')
    return 0
  } finally {
    await database.close()
  }
}

const nameOf = ({ place, name }: BackupSource): string => `${place.name}/${name}`

async function getLatest(files: readonly string[], config: StorageConfig): Promise<BackupSource> {
  if (files.length > 0) throw new OperatorError('Name a file or --latest, not both.')
  const place = backupPlace(config)
  const latest = await findLatestBackup(place)
  if (!latest) {
    throw new OperatorError(
      `There is no automatic backup in ${place.name}: set BACKUP_FOLDER or BACKUP_URL, or name a file.`,
    )
  }
  return latest
}

/** A name that is no file here may be one of the bucket. */
async function findSource(files: string[], config: StorageConfig): Promise<BackupSource> {
  const file = readFileArgument(files, 'restore')
  const isHere = await stat(file).catch(() => null)
  if (isHere || config.backupUrl === undefined || file !== basename(file)) return fileSource(file)
  return { place: backupPlace(config), name: file }
}

function describe({ tables, files }: Pick<BackupSummary, 'tables' | 'files'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables and ${count(files?.length ?? 0)}`
}

const count = (pictures: number): string => `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`

function readFileArgument(args: string[], command: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    throw new OperatorError(`Name one file, for example: marram ${command} agency.backup`)
  }
  return file
}
