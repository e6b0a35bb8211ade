import { Client } from 'pg'
import { OperatorError } from './operator-error.ts'

const OLDEST_MAJOR = 15
const CONNECT_TIMEOUT_MS = 10_000

/** Explains in one sentence, without the password, why an external server cannot be used. */
export async function checkServer(url: string): Promise<void> {
  const client = makeClient(url)
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new OperatorError(`The database ${describe(client)} cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`)
  }
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major")
    const major = Number(rows[0]?.major)
    if (major < OLDEST_MAJOR) {
      throw new OperatorError(`The database server is PostgreSQL ${major}: Marram needs ${OLDEST_MAJOR} or newer.`)
    }
  } finally {
    await client.end()
  }
}

function makeClient(url: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
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
