import dns from 'node:dns'
import { startStripeServer, webhookSecret } from '@marram/booking/payment/testing/stripe-server'
import type { ServiceName } from '@marram/program/connections'
import { startBucket } from '@marram/program/health-checks/testing/fake-servers'
import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import { type PausableAgency, startPausableAgency } from '@marram/testkit/pausable-agency'
import { startSmtpServer } from '@marram/workers/testing/smtp-server'
import { inDatabase, nameOf } from './database.ts'
import { type FaultyLine, openFaultyLine } from './faulty-line.ts'

/** An agency with its own PostgreSQL and fake providers behind lines that can fail. */
export type Stage = {
  readonly agency: PausableAgency
  readonly lines: Readonly<Record<'mail' | 'pictures' | 'payment', FaultyLine>>
  readonly mails: readonly { readonly to: readonly string[] }[]
  readonly log: string[]
  /** Services that answer nothing; calls of a `hanging` one last until their caller gives up. */
  readonly broken: Map<ServiceName, 'away' | 'hanging' | 'lying'>
  /** Stores a published upload and returns its name. */
  addPicture(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
}

/** Resolved by the stage itself, so that a test can take the name service away. */
export const hostOfProviders = 'providers.marram.test'

/** Timeouts twice as long as in production: busy machines are slow, but a fault must not take minutes. */
const patience = 2

export async function openStage(): Promise<Stage> {
  const [smtp, bucket, stripe] = await Promise.all([startSmtpServer(), startBucket(), startStripeServer()])
  const [mail, pictures, payment] = await Promise.all(
    [Number(new URL(smtp.url).port), bucket.port, stripe.api.port].map(openFaultyLine),
  )
  if (!mail || !pictures || !payment) throw new Error('The lines are not open.')
  const restore = resolveProviders()
  const broken: Stage['broken'] = new Map()
  const log: string[] = []
  const agency = await startPausableAgency({
    patience,
    prepare: async (database) => {
      // Test servers acknowledge before they write, but this one crashes.
      await inDatabase(database, `alter database ${nameOf(database)} set synchronous_commit = on`)
      return {}
    },
    onLog: (line) => log.push(line),
    env: {
      TRUST_PROXY: '1',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      UPLOADS_URL: `http://KEY:secret@${hostOfProviders}:${pictures.port}/pictures`,
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRETS: webhookSecret,
    },
    adjust: (config) => ({
      ...config,
      stripeApi: { ...stripe.api, host: hostOfProviders, port: payment.port, timeout: 2000 },
    }),
    disturb: async (service, request) => {
      const state = broken.get(service)
      if (state === undefined) return null
      // As a proxy to another process answers.
      if (state === 'away')
        return replyRefusal(refuse(502, 'service-away', `${service} is away.`, { headers: { 'retry-after': '5' } }))
      if (state === 'lying') return Response.json({ data: 'nonsense', hits: null })
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve, { once: true }))
      throw new Error(`${service} was too slow`)
    },
  })
  return {
    agency,
    lines: { mail, pictures, payment },
    mails: smtp.received,
    log,
    broken,
    async addPicture(name, bytes) {
      await fetch(`http://127.0.0.1:${bucket.port}/pictures/shown/${name}`, { method: 'PUT', body: bytes })
    },
    async close() {
      await agency.stop()
      for (const line of [mail, pictures, payment]) await line.close()
      for (const server of [smtp, bucket]) await server.close()
      await stripe.stop()
      restore()
    },
  }
}

let isNameKnown = true
/** Takes the name service away from the program. */
export function setNamesKnown(isKnown: boolean): void {
  isNameKnown = isKnown
}

type Callback = (error: Error | null, address?: unknown, family?: number) => void

/** Replaces node's own lookup, which every client uses, for one host. */
function resolveProviders(): () => void {
  const { lookup } = dns
  const fake = (host: string, options: dns.LookupOptions, callback: Callback): void => {
    if (host !== hostOfProviders) return void (lookup as (...args: unknown[]) => void)(host, options, callback)
    if (!isNameKnown) {
      const code = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: host }
      return void process.nextTick(callback, Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), code))
    }
    const found = { address: '127.0.0.1', family: 4 }
    process.nextTick(() => (options.all ? callback(null, [found]) : callback(null, found.address, found.family)))
  }
  dns.lookup = fake as typeof lookup
  return () => {
    dns.lookup = lookup
  }
}
