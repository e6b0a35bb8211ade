import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Client } from 'pg'
import { OperatorError } from './operator-error.ts'

const OLDEST_MAJOR = 15
const CONNECT_TIMEOUT_MS = 10_000

/**
 * Explains in one sentence, without the password, why an external server cannot be used. Patience multiplies the time for
 * the connection.
 */
export async function checkServer(url: string, patience = 1): Promise<void> {
  const client = makeClient(url, patience)
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new OperatorError(`The database ${describe(client)} cannot be used (${reasonOf(error)}): check DATABASE_URL.`)
  }
  try {
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding",
    )
    const { major, encoding } = rows[0] ?? {}
    if (major < OLDEST_MAJOR) {
      throw new OperatorError(`The database server is PostgreSQL ${major}: Marram needs ${OLDEST_MAJOR} or newer.`)
    }
    // A cluster that Debian makes without a locale is SQL_ASCII, where ä counts as two letters and is never lowered.
    if (encoding !== 'UTF8') {
      throw new OperatorError(
        `The database ${describe(client)} has the encoding ${encoding}: create it with createdb --encoding UTF8 --template template0.`,
      )
    }
  } finally {
    await client.end()
  }
}

export type ServerFacts = {
  readonly version: string
  readonly megabytes: number
  readonly mayCreate: boolean
  readonly hasExtension: boolean
  readonly isReplica: boolean
  /** False behind a transaction pooler, which drops LISTEN. */
  readonly hearsNotices: boolean
}

const NOTICE_MS = 2_000

/** Checks an open database without writing; sends one notice to itself on a separate channel. */
export async function probeServer(url: string): Promise<ServerFacts> {
  const client = makeClient(url)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(`
      select current_setting('server_version') as version,
        round(pg_database_size(current_database()) / 1e6)::int as megabytes,
        has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
        exists (select from pg_available_extensions where name = 'btree_gist') as "hasExtension",
        pg_is_in_recovery() as "isReplica"`)
    const { version, megabytes, mayCreate, hasExtension, isReplica } = rows[0] ?? {}
    const facts = { version: String(version).split(' ')[0] ?? '', megabytes, mayCreate, hasExtension, isReplica }
    return { ...facts, hearsNotices: isReplica === true || (await hearsItself(client, url)) }
  } finally {
    await client.end()
  }
}

async function hearsItself(client: Client, url: string): Promise<boolean> {
  const channel = `marram_check_${randomUUID().replaceAll('-', '')}`
  const heard = once(client, 'notification', { signal: AbortSignal.timeout(NOTICE_MS) }).then(
    () => true,
    () => false,
  )
  await client.query(`listen ${channel}`)
  const sender = makeClient(url)
  await sender.connect()
  try {
    await sender.query('select pg_notify($1, $2)', [channel, ''])
    return await heard
  } finally {
    await sender.end()
  }
}

function makeClient(url: string, patience = 1): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS * patience })
  } catch {
    throw new OperatorError(
      'DATABASE_URL is not a PostgreSQL URL: use the form postgresql://user:password@host:5432/name.',
    )
  }
}

const describe = (client: Client) => `${client.database ?? ''} at ${client.host}:${client.port}`

/** Node reports several tried addresses as an AggregateError with an empty message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
  return error instanceof Error ? error.message : String(error)
}
