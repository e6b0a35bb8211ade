import type { IncomingMessage } from 'node:http'
import type { PeerCertificate } from 'node:tls'
import { type Reflection, readReflection, reflectionPath } from '../reflection.ts'

export type HostProbe = {
  readonly origin: string
  /** The reason if it does not answer; else null. */
  readonly problem: string | null
  /** Null over plain HTTP. */
  readonly certificate: { readonly validTo: Date; readonly problem: string | null } | null
  /** The server's clock minus ours, by its Date header. */
  readonly clockMs: number | null
  readonly status: number | null
  /** The request as the program saw it; null if another installation answered, or none. */
  readonly reflection: Reflection | null
}

/** Headers as a guest may send them; a proxy must overwrite them. The address is reserved for documentation. */
export const forged = { host: 'forged.invalid', address: '192.0.2.1', proto: 'forged' } as const

type ProbeOptions = {
  readonly origin: string
  /** Null if the database is unknown, and with it the secret. */
  readonly secret: Buffer | null
  readonly now: () => Date
  readonly timeoutMs?: number
}

/** Sends one request to a public host as a guest would, also past an invalid certificate. Its answer is no secret. */
export async function probeHost({ origin, secret, now, timeoutMs = 10_000 }: ProbeOptions): Promise<HostProbe> {
  const target = new URL(reflectionPath(secret, now()), origin)
  const failure = { origin, certificate: null, clockMs: null, status: null, reflection: null }
  const { request } = target.protocol === 'https:' ? await import('node:https') : await import('node:http')
  const { promise, resolve } = Promise.withResolvers<HostProbe>()
  const sent = request(
    target,
    {
      rejectUnauthorized: false,
      agent: false,
      timeout: timeoutMs,
      headers: {
        'x-forwarded-host': forged.host,
        'x-forwarded-for': forged.address,
        'x-forwarded-proto': forged.proto,
        'user-agent': 'marram doctor',
      },
    },
    (response) => {
      const certificate = certificateOf(response)
      const date = Date.parse(response.headers.date ?? '')
      const clockMs = Number.isNaN(date) ? null : date - now().getTime()
      const status = response.statusCode ?? null
      void textOf(response).then((text) => {
        const reflection = secret && readReflection(target, text, secret)
        resolve({ origin, problem: null, certificate, clockMs, status, reflection })
      })
    },
  )
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
  sent.on('error', (error) => resolve({ ...failure, problem: reasonOf(error) }))
  sent.end()
  return promise
}

function certificateOf({ socket }: IncomingMessage): HostProbe['certificate'] {
  if (!('getPeerCertificate' in socket) || !('authorizationError' in socket)) return null
  // Types of node:http do not know that the socket of an HTTPS request is a TLSSocket.
  const { valid_to: validTo } = (socket.getPeerCertificate as () => PeerCertificate)()
  const problem = socket.authorizationError
  return { validTo: new Date(validTo), problem: problem ? codeOf(problem) : null }
}

const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem)

const maxChars = 10_000

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk
      if (text.length > maxChars) break
    }
  } catch {
    // A broken answer is that of another server.
  }
  return text
}

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name does not resolve'
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  return error.message || code
}
