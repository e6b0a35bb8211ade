import { parseArgs } from 'node:util'
import { exportEntries } from '@marram/content/export'
import { importEntries } from '@marram/content/import'
import { readContent } from '@marram/content/transfer/read-content'
import { writeFolder } from '@marram/content/transfer/write-folder'
import { OperatorError } from '@marram/database/operator-error'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openMigrated } from './database.ts'

type Environment = Record<string, string | undefined>

/** May run while the agency is open: pages that show what changed are made anew. */
export async function contentCommand([action, ...args]: string[], env: Environment): Promise<number> {
  if (action === 'import') return importCommand(args, env)
  if (action === 'export') return exportCommand(args, env)
  throw new OperatorError('Say what to do: marram content import FOLDER, or marram content export FOLDER')
}

async function importCommand(args: string[], env: Environment): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { prune: { type: 'boolean' } } })
  const content = await readContent(onlyPath(positionals, 'import'))
  const database = await openMigrated(readConfig(env), () => {}, { isShared: true })
  try {
    const { written, removed, unchanged } = await importEntries(database.db, content, { prune: values.prune ?? false })
    print(`Wrote ${written} entries and assets, removed ${removed}, left ${unchanged} as they were.`)
    return 0
  } finally {
    await database.close()
  }
}

async function exportCommand(args: string[], env: Environment): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const folder = onlyPath(positionals, 'export')
  const database = await openMigrated(readConfig(env), () => {}, { isShared: true })
  try {
    const content = await exportEntries(database.db)
    await writeFolder(folder, content)
    print(`Wrote ${content.entries.length} entries and ${content.assets.length} assets to ${folder}.`)
    return 0
  } finally {
    await database.close()
  }
}

function onlyPath(positionals: readonly string[], action: string): string {
  const [path] = positionals
  if (path === undefined || positionals.length > 1) {
    throw new OperatorError(`Name one folder, for example: marram content ${action} content/`)
  }
  return path
}
