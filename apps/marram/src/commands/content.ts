import { parseArgs } from 'node:util'
import { readJsonFile } from '@marram/content/agency/profile-file'
import { exportEntries } from '@marram/content/export'
import { importEntries } from '@marram/content/import'
import { publish, remove, type StaffContext, save, unpublish } from '@marram/content/staff/entry-desk'
import { parseEntryFile } from '@marram/content/transfer/entry-file'
import { readContent } from '@marram/content/transfer/read-content'
import { writeFolder } from '@marram/content/transfer/write-folder'
import { OperatorError } from '@marram/database/operator-error'
import { print } from '../terminal.ts'
import { withDatabase } from './database.ts'
import { type OperatorDesk, operatorDesk } from './operator.ts'

type Operator = OperatorDesk<StaffContext>
type Entry = { readonly entry: string; readonly version: null }
type Environment = Record<string, string | undefined>

/** Actions on an entry, and their messages to the operator. */
const entryActions = {
  publish: { act: ({ run }: Operator, entry: Entry) => run(publish, entry), done: 'The public sees' },
  unpublish: { act: ({ run }: Operator, entry: Entry) => run(unpublish, entry), done: 'Only editors see' },
  remove: { act: ({ run }: Operator, entry: Entry) => run(remove, entry), done: 'Removed' },
} as const

const isEntryAction = (action: string | undefined): action is keyof typeof entryActions =>
  action !== undefined && Object.hasOwn(entryActions, action)

/** Safe while the agency is running: affected pages are rendered again. */
export async function contentCommand([action, ...args]: string[], env: Environment): Promise<number> {
  if (action === 'import') return importCommand(args, env)
  if (action === 'export') return exportCommand(args, env)
  if (action === 'draft') return draftCommand(args, env)
  if (isEntryAction(action)) return entryCommand(action, args, env)
  throw new OperatorError(
    'Say what to do: marram content import FOLDER, export FOLDER, draft FILE, or publish, unpublish or remove ENTRY_ID',
  )
}

async function importCommand(args: string[], env: Environment): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { prune: { type: 'boolean' } } })
  const content = await readContent(onlyArgument(positionals, 'one folder', 'import content/'))
  await withDatabase(env, async ({ db }) => {
    const { written, removed, unchanged } = await importEntries(db, content, { prune: values.prune ?? false })
    print(`Wrote ${written} entries and assets, removed ${removed}, left ${unchanged} as they were.`)
  })
  return 0
}

async function exportCommand(args: string[], env: Environment): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const folder = onlyArgument(positionals, 'one folder', 'export content/')
  await withDatabase(env, async ({ db }) => {
    const content = await exportEntries(db)
    await writeFolder(folder, content)
    print(`Wrote ${content.entries.length} entries and ${content.assets.length} assets to ${folder}.`)
  })
  return 0
}

/** Reads a file in the export format: editors preview the draft on the site before publishing it. */
async function draftCommand(args: string[], env: Environment): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const file = onlyArgument(positionals, 'one file', 'draft content/faq/dogs.json')
  const parsed = parseEntryFile(await readJsonFile(file))
  if ('problem' in parsed) throw new OperatorError(`${file} is not an entry: ${parsed.problem}.`)
  const { sys, fields, draft = fields } = parsed.value
  await withDatabase(env, async ({ db }) => {
    const { run } = operatorDesk({ db, now: () => new Date() })
    await run(save, { entry: sys.id, type: sys.contentType, fields: draft, version: null })
    print(`Saved the draft of ${sys.id}. Publish it with: marram content publish ${sys.id}`)
  })
  return 0
}

async function entryCommand(action: keyof typeof entryActions, args: string[], env: Environment): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const id = onlyArgument(positionals, 'one entry', `${action} ENTRY_ID`)
  const { act, done } = entryActions[action]
  await withDatabase(env, async ({ db }) => {
    await act(operatorDesk({ db, now: () => new Date() }), { entry: id, version: null })
    print(`${done} ${id}.`)
  })
  return 0
}

function onlyArgument(positionals: readonly string[], what: string, example: string): string {
  const [argument] = positionals
  if (argument === undefined || positionals.length > 1) {
    throw new OperatorError(`Name ${what}, for example: marram content ${example}`)
  }
  return argument
}
