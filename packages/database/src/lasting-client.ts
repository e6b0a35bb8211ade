import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export type LastingClientOptions = {
  url: string
  applicationName: string
  /** Runs on every new connection, because session state (locks, LISTEN) was lost with the old one. */
  prepare(client: Client, isFirst: boolean): Promise<void>
  /** The connection broke; not called by `close`. */
  onLost?(): void
}
export type LastingClient = { close(): Promise<void> }

type Live = { client: Client; ended: Promise<void> }

const MIN_BACK_OFF_MS = 100
const MAX_BACK_OFF_MS = 5_000
const HEARTBEAT_MS = 15_000
const ANSWER_MS = 5_000

/** A connection outside the pool that reconnects whenever it breaks. The first attempt throws if it fails. */
export async function keepClient(options: LastingClientOptions): Promise<LastingClient> {
  let live = await open(options, true)
  let closed = false
  const heartbeat = setInterval(() => void checkPulse(live.client), HEARTBEAT_MS)
  const keep = async () => {
    for (;;) {
      await live.ended
      if (!closed) options.onLost?.()
      const next = await reopen(options, () => closed)
      if (!next) return
      live = next
    }
  }
  const kept = keep()
  return {
    close: async () => {
      closed = true
      clearInterval(heartbeat)
      await live.client.end()
      await kept
    },
  }
}

async function open(options: LastingClientOptions, isFirst: boolean): Promise<Live> {
  const client = new Client({
    connectionString: options.url,
    application_name: options.applicationName,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  // 'end' follows and starts the next attempt; without a listener the program would crash instead.
  client.on('error', () => {})
  await client.connect()
  try {
    await options.prepare(client, isFirst)
    return { client, ended }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function reopen(options: LastingClientOptions, isClosed: () => boolean): Promise<Live | null> {
  for (let backOffMs = MIN_BACK_OFF_MS; !isClosed(); backOffMs = Math.min(2 * backOffMs, MAX_BACK_OFF_MS)) {
    try {
      const live = await open(options, false)
      if (!isClosed()) return live
      await live.client.end()
    } catch {
      await sleep(backOffMs)
    }
  }
  return null
}

/** A connection dropped by a firewall looks alive until it is used. */
async function checkPulse(client: Client): Promise<void> {
  try {
    await client.query('select 1')
  } catch {
    await client.end().catch(() => {})
  }
}
