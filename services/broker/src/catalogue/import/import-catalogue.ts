import { OperatorError } from '@marram/database/operator-error'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { checkStaged } from './checks.ts'
import { type Merged, merge } from './merge.ts'
import { notifyChanged } from './notify.ts'
import { parseLine } from './parse-line.ts'
import { createProblemList, maxProblems, type ProblemList } from './problem.ts'
import { type FileLine, readLines } from './read-lines.ts'
import { recordRows } from './record-rows.ts'
import { analyzeStaging, type Batch, copyBatch, createStaging } from './staging.ts'

export type ImportProgress = { readonly phase: 'reading' | 'checking' | 'writing'; readonly lines: number }
export type ImportOptions = {
  /** The file is the whole catalogue: houses that it does not have are paused. */
  readonly replace?: boolean
  readonly onProgress?: (progress: ImportProgress) => void
}
export type ImportOutcome =
  | ({ readonly kind: 'imported'; readonly lines: number } & Merged)
  | { readonly kind: 'refused'; readonly lines: number; readonly problems: ProblemList }

/** Large enough that a COPY pays, small enough that any number of houses passes through a few megabytes. */
const batchRows = 4000

/** Two imports at once would wait for each other's houses in turn; the second waits here. */
const importLock = 7_260_001

/**
 * Reads a catalogue file into the database: everything or nothing. Lines wait in temporary tables until the whole file
 * is known to be right, so memory does not grow with the file, and guests see the catalogue as it was until the end.
 */
export async function importCatalogue(
  pool: Pool,
  chunks: AsyncIterable<Buffer>,
  { replace = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportOutcome> {
  return inTransaction(pool, async (client) => {
    await createStaging(client)
    const problems = createProblemList()
    const lines = await stage(client, chunks, problems, (read) => onProgress({ phase: 'reading', lines: read }))
    onProgress({ phase: 'checking', lines })
    await analyzeStaging(client)
    if (problems.count === 0) await checkStaged(client, problems, replace)
    if (problems.count > 0) return { kind: 'refused', lines, problems }
    if (replace) await mustHaveHouses(client)
    onProgress({ phase: 'writing', lines })
    const merged = await merge(client, replace)
    await notifyChanged(client, merged.shared > 0)
    return { kind: 'imported', lines, ...merged }
  })
}

async function stage(
  client: ClientBase,
  chunks: AsyncIterable<Buffer>,
  problems: ProblemList,
  onLines: (lines: number) => void,
): Promise<number> {
  let batch: Batch = new Map()
  let waiting = 0
  let lines = 0
  for await (const line of readLines(chunks)) {
    lines += 1
    waiting += stageLine(line, batch, problems)
    if (problems.count > maxProblems) break
    if (waiting < batchRows) continue
    await copyBatch(client, batch)
    batch = new Map()
    waiting = 0
    onLines(lines)
  }
  await copyBatch(client, batch)
  onLines(lines)
  return lines
}

function stageLine({ number, text }: FileLine, batch: Batch, problems: ProblemList): number {
  const parsed = parseLine(text)
  if ('reasons' in parsed) {
    for (const reason of parsed.reasons) problems.add(number, reason)
    return 0
  }
  const rows = recordRows(number, parsed.record)
  for (const [name, row] of rows) {
    const known = batch.get(name)
    if (known) known.push(row)
    else batch.set(name, [row])
  }
  return rows.length
}

/** An empty or wrong file must not take the whole agency off the site. */
async function mustHaveHouses(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from import_lodging limit 1')
  if (rowCount === 0)
    throw new OperatorError('With --replace the file must hold lodgings: this one would pause them all.')
}

async function inTransaction(pool: Pool, run: (client: PoolClient) => Promise<ImportOutcome>): Promise<ImportOutcome> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    // The pool's limits are meant for a guest's request; fifty thousand houses take minutes.
    await client.query('set local statement_timeout = 0')
    await client.query('set local lock_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query(`set local work_mem = '64MB'`)
    await client.query('select pg_advisory_xact_lock($1)', [importLock])
    const outcome = await run(client)
    await client.query(outcome.kind === 'imported' ? 'commit' : 'rollback')
    return outcome
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw isOvertaken(error) ? overtaken() : failure
  } finally {
    // A connection whose COPY broke off is closed rather than reused: closing it is what rolls everything back.
    client.release(failure)
  }
}

/** Codes of PostgreSQL for a row that another writer put in the way after the checks. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['23P01', '23505', '40P01'].includes(String(error.code))
}

function overtaken(): OperatorError {
  return new OperatorError(
    'Somebody booked or changed the same houses during the import. Nothing was imported: run it again.',
  )
}
