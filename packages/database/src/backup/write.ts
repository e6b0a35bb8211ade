import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { type ClientBase, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { END, FORMAT, type Header, type KeptFile, MAGIC, toFrame } from './format.ts'
import { loadPendingJobs } from './jobs.ts'
import { loadTables, type Table, target } from './tables.ts'

export type Contents = {
  readonly createdAt: Date
  /** Called once the snapshot exists, so that every picture that its rows name is among them. */
  readonly listFiles?: () => Promise<KeptFile[]>
}

/** Runs inside the caller's snapshot. The file gets its final name only when it is complete and flushed to disk. */
export async function writeBackup(
  client: ClientBase,
  file: string,
  { createdAt, listFiles }: Contents,
): Promise<Header> {
  const tables = await loadTables(client)
  const described = await describe(client, tables, createdAt)
  const header = listFiles ? { ...described, files: await listFiles() } : described
  const draft = `${file}.part`
  try {
    // It contains guests' names and addresses, so only its creator may read it.
    const output = createWriteStream(draft, { mode: 0o600, flush: true })
    output.write(MAGIC)
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    await pipeline(content(client, header), zstd, output)
    await rename(draft, file)
    await syncFolderOf(file)
    return header
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* content(client: ClientBase, header: Header): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  for await (const part of body(client, header)) {
    digest.update(part)
    yield part
  }
  yield toFrame(Buffer.from(JSON.stringify({ sha256: digest.digest('hex') })))
}

async function* body(client: ClientBase, header: Header): AsyncGenerator<Buffer> {
  yield toFrame(Buffer.from(JSON.stringify(header)))
  for (const table of header.tables) {
    const rows: AsyncIterable<Buffer> = client.query(copyTo(`copy ${target(table)} to stdout`))
    for await (const chunk of rows) yield toFrame(chunk)
    yield END
  }
  yield toFrame(Buffer.from(await loadPendingJobs(client)))
}

async function describe(client: ClientBase, tables: Table[], createdAt: Date): Promise<Header> {
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name collate "C"')
  const counted: Header['tables'] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query(`select count(*) as rows from ${escapeIdentifier(name)}`)
    counted.push({ name, columns, rows: Number(rows[0]?.rows) })
  }
  return {
    format: FORMAT,
    createdAt: createdAt.toISOString(),
    migrations: migrations.rows.map((row) => row.name),
    tables: counted,
    sequences: await loadSequences(client),
  }
}

/** Reads each sequence directly: the view pg_sequences hides the value of one that was restarted and not used since. */
async function loadSequences(client: ClientBase): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  )
  const sequences: Header['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query(
      `select (last_value + is_called::int)::text as next from ${escapeIdentifier(name)}`,
    )
    sequences.push({ name, next: String(state[0]?.next) })
  }
  return sequences
}

/** Makes a renamed file survive a crash of the machine. */
export async function syncFolderOf(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}
