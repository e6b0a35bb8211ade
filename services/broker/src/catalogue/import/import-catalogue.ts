import { everyTag, notifyTagsOn } from '@marram/database/changes'
import { OperatorError } from '@marram/database/operator-error'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { type Changes, loadChanges } from './changes.ts'
import { checkStaged } from './checks.ts'
import { type Merged, merge } from './merge.ts'
import { parseLine } from './parse-line.ts'
import { loadPhotoUses, type PhotoUse, placePhotos } from './photo-rows.ts'
import { createProblemList, maxProblems, type ProblemList } from './problem.ts'
import { type FileLine, readLines } from './read-lines.ts'
import { recordRows } from './record-rows.ts'
import { analyzeStaging, type Batch, copyBatch, createStaging } from './staging.ts'

export type ImportProgress = { readonly phase: 'reading' | 'checking' | 'writing'; readonly lines: number }
export type ImportOptions = {
  /** The file is the whole catalogue: pause houses that it lacks. */
  readonly replace?: boolean
  /** Do everything but commit, and tell the changes. */
  readonly isDryRun?: boolean
  /** The photos that the catalogue names were read; without it an import that needs any ends before it writes. */
  readonly arePhotosRead?: boolean
  readonly onProgress?: (progress: ImportProgress) => void
}
export type NeedsPhotos = { readonly kind: 'needs-photos'; readonly photos: readonly PhotoUse[] }
export type Written =
  | ({ readonly kind: 'imported'; readonly lines: number } & Merged)
  | ({ readonly kind: 'rehearsed'; readonly lines: number; readonly changes: Changes } & Merged)
export type ImportOutcome =
  | Written
  | NeedsPhotos
  | { readonly kind: 'refused'; readonly lines: number; readonly problems: ProblemList }

/** Large enough to make COPY worthwhile, small enough to keep memory at a few megabytes. */
const batchRows = 4000

/** Serialises imports: two at once would deadlock on each other's houses. */
const importLock = 7_260_001

/**
 * Imports a catalogue file, all or nothing. Temporary tables hold the lines until the whole file is validated, so memory
 * does not grow with the file, and guests see the old catalogue until the commit.
 */
export async function importCatalogue(
  pool: Pool,
  chunks: AsyncIterable<Buffer>,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  return inImport<ImportOutcome>(pool, async (client) => {
    const { lines, problems } = await checkLines(client, chunks, options)
    return problems.count > 0 ? { kind: 'refused', lines, problems } : writeLines(client, lines, options)
  })
}

/** Stages and validates all lines. Run it in `inImport`. */
export async function checkLines(
  client: ClientBase,
  chunks: AsyncIterable<Buffer>,
  { replace = false, onProgress = () => {} }: ImportOptions,
  max = maxProblems,
): Promise<{ readonly lines: number; readonly problems: ProblemList }> {
  await createStaging(client)
  const problems = createProblemList(max)
  const lines = await stage(client, chunks, problems, (read) => onProgress({ phase: 'reading', lines: read }))
  onProgress({ phase: 'checking', lines })
  await analyzeStaging(client)
  if (problems.count === 0) await checkStaged(client, problems, replace)
  return { lines, problems }
}

/** Writes staged lines without problems, and notifies all nodes on commit. */
export async function writeLines(
  client: ClientBase,
  lines: number,
  { replace = false, isDryRun = false, arePhotosRead = false, onProgress = () => {} }: ImportOptions,
): Promise<Written | NeedsPhotos> {
  const photos = arePhotosRead ? [] : await loadPhotoUses(client)
  if (photos.length > 0) return { kind: 'needs-photos', photos }
  await placePhotos(client)
  if (replace) await mustHaveLodgings(client)
  onProgress({ phase: 'writing', lines })
  const merged = await merge(client, replace)
  if (isDryRun) return { kind: 'rehearsed', lines, ...merged, changes: await loadChanges(client) }
  await notifyChanged(client, merged)
  return { kind: 'imported', lines, ...merged }
}

async function stage(
  client: ClientBase,
  chunks: AsyncIterable<Buffer>,
  problems: ProblemList,
  onLines: (lines: number) => void,
): Promise<number> {
  let batch: Batch = new Map()
  let pendingRows = 0
  let lines = 0
  for await (const line of readLines(chunks)) {
    lines += 1
    pendingRows += stageLine(line, batch, problems)
    if (problems.count > problems.max) break
    if (pendingRows < batchRows) continue
    await copyBatch(client, batch)
    batch = new Map()
    pendingRows = 0
    onLines(lines)
  }
  await copyBatch(client, batch)
  onLines(lines)
  return lines
}

function stageLine({ number, text }: FileLine, batch: Batch, problems: ProblemList): number {
  const parsed = parseLine(text)
  if ('reason' in parsed) {
    problems.add(number, parsed.reason, parsed.issues)
    return 0
  }
  const rows = recordRows(number, parsed.record)
  for (const [name, row] of rows) {
    const existing = batch.get(name)
    if (existing) existing.push(row)
    else batch.set(name, [row])
  }
  return rows.length
}

/** Keeps an empty or wrong file from taking the whole agency off the site. */
async function mustHaveLodgings(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from import_lodging limit 1')
  if (rowCount === 0)
    throw new OperatorError('With --replace the file must contain lodgings: this one would pause them all.')
}

/** Runs an import in its transaction, one at a time, and commits it if it is `imported`. */
export async function inImport<Outcome extends { readonly kind: string }>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    // The pool's limits fit a guest's request; fifty thousand houses take minutes.
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
    // After a failed COPY, close the connection instead of reusing it: closing rolls everything back.
    client.release(failure)
  }
}

/** PostgreSQL's codes for a conflict with a concurrent writer after the checks. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['23P01', '23505', '40P01'].includes(String(error.code))
}

function overtaken(): OperatorError {
  return new OperatorError(
    'The same houses were booked or changed during the import. Nothing was imported: run it again.',
  )
}

/** Above this number one notice for everything costs nodes less than thousands of small ones. */
const maxNamed = 500

/** Notifies all nodes on commit; changed places, seasons and items concern every page. */
async function notifyChanged(client: ClientBase, { shared, reviews }: Merged): Promise<void> {
  const { rows } = await client.query<{ lodging_id: number }>(
    `select distinct lodging_id from import_changed order by lodging_id limit ${maxNamed + 1}`,
  )
  if (Object.keys(shared).length > 0 || rows.length > maxNamed) return notifyTagsOn(client, [everyTag])
  const houses = rows.length === 0 ? [] : ['lodgings', ...rows.map(({ lodging_id: id }) => `lodging:${id}`)]
  await notifyTagsOn(client, [...houses, ...(reviews === 0 ? [] : ['reviews'])])
}
