import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadNeededBytes } from '@marram/database/backup/automatic'
import type { Connection } from '@marram/database/connection'
import { findPendingMigrations } from '@marram/database/migrate'
import { OperatorError } from '@marram/database/operator-error'
import { readBuild } from '@marram/site/server/builds'
import { backupFolder, backupPlace, picturesOf } from '../backups.ts'
import { type Config, readConfig } from '../config.ts'
import { freeBytesOf } from '../free-bytes.ts'
import { openContext } from '../health-checks/open-context.ts'
import { siteFolder } from '../site-bundle.ts'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'

type Lines = { readonly lines: readonly string[]; readonly isPossible: boolean }

/** Says what the next start of this version would do, and changes nothing. Returns 1 if that start would fail. */
export async function upgradeCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } })
  if (!values.check) {
    throw new OperatorError('`marram upgrade --check` says what a start would do; `npm start` does it.')
  }
  const config = readConfig(env)
  const { context, close } = await openContext(config)
  try {
    if (!context.database) throw new OperatorError(context.databaseProblem ?? 'There is no database yet.')
    const schema = await planMigrations(config, context.database)
    print([...schema.lines, await describeBuild()].join('\n'))
    return schema.isPossible ? 0 : 1
  } finally {
    await close()
  }
}

async function planMigrations(config: Config, database: Pick<Connection, 'url'>): Promise<Lines> {
  const { state, pending } = await findPendingMigrations(database.url)
  if (state === 'newer') {
    const sentence = 'The database belongs to a newer version: this one would not start. Nothing was changed.'
    return { lines: [sentence], isPossible: false }
  }
  if (state === 'empty') return { lines: ['The database is empty: the start creates all tables.'], isPossible: true }
  if (pending.length === 0) return { lines: ['The database has the schema of this version.'], isPossible: true }
  const described = await describeMigrations(pending)
  const changing = described.filter(([, text]) => /\b(?:Rewrites|Deletes)\b/.test(text)).map(([name]) => name)
  const backup = await planBackup(config, database)
  const lines = [
    'The start migrates the database:',
    textTable(described.map(([name, text]) => [`  ${name}`, text])),
    changing.length === 0
      ? 'They only add; no row is rewritten or deleted.'
      : `These change rows, which takes longer with many: ${changing.join(', ')}.`,
    ...backup.lines,
  ]
  return { lines, isPossible: backup.isPossible }
}

async function planBackup(config: Config, database: Pick<Connection, 'url'>): Promise<Lines> {
  if (!config.backupAutomatic) {
    return { lines: ['BACKUP_AUTOMATIC is 0, so it makes no backup: make your own first.'], isPossible: true }
  }
  const folder = backupFolder(config)
  const place = backupPlace(config)
  const needed = await loadNeededBytes(database, place, picturesOf(config))
  const free = await freeBytesOf(folder)
  const room = `about ${toMb(needed)} MB are needed, ${toMb(free)} MB are free`
  if (free >= needed) return { lines: [`Before that it backs up to ${place.name}: ${room}.`], isPossible: true }
  const advice = 'Free some space, or set BACKUP_FOLDER to another disk; without the backup nothing is migrated.'
  return { lines: [`The backup before that would fail in ${folder}: ${room}. ${advice}`], isPossible: false }
}

const toMb = (bytes: number): string => Math.ceil(bytes / 1_000_000).toLocaleString('en-GB')

/** The words of docs/upgrades.md, which lists every migration. */
async function describeMigrations(names: readonly string[]): Promise<[name: string, text: string][]> {
  const file = join(siteFolder, '..', '..', 'docs', 'upgrades.md')
  const page = await readFile(file, 'utf8').catch(() => '')
  const texts = new Map(
    [...page.matchAll(/^\| `([^`]+)` \| (\S.*) \|$/gm)].map(([, name = '', text = '']) => [name, text]),
  )
  return names.map((name) => [name, texts.get(name) ?? ''])
}

async function describeBuild(): Promise<string> {
  const build = await readBuild(join(siteFolder, 'dist')).catch(() => null)
  const builtAt = build?.builtAt.slice(0, 16).replace('T', ' ')
  const now = builtAt === undefined ? 'The site is not built yet' : `The site was built on ${builtAt} UTC`
  return `${now}; the start builds it if its sources have changed since.`
}
