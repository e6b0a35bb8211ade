import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Connection } from '@marram/database/connection'
import { createSecrets } from '@marram/database/secrets'
import { findForwardedAddress, type SocketBindings, type TrustProxy } from '@marram/service-kit/client-address'
import * as v from 'valibot'

/** Answers `marram doctor` through the public host. */
export const reflectionAddress = '/api/doctor'
/** Its key is shared through the database, so that only processes of one installation have it. */
export const reflectionSecret = 'doctor'

const reflectionShape = v.object({
  /** Host, scheme and client as the site uses them for a guest. */
  host: v.nullable(v.string()),
  proto: v.nullable(v.string()),
  address: v.nullable(v.string()),
  trustsProxy: v.boolean(),
})
export type Reflection = v.InferOutput<typeof reflectionShape>

const lifetimeMs = 15 * 60_000

/** A pass opens the path once. */
export function reflectionPath(secret: Buffer | null, now: Date): string {
  const ticket = `${now.getTime()}.${randomBytes(12).toString('hex')}`
  return secret ? `${reflectionAddress}?pass=${ticket}.${sign(secret, ticket)}` : reflectionAddress
}

/** Null if the answer was not signed by this installation for this pass. */
export function readReflection(target: URL, text: string, secret: Buffer): Reflection | null {
  const [body = '', proof = ''] = text.trim().split('\n')
  if (!isSame(proof, sign(secret, `${target.searchParams.get('pass')} ${body}`))) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reflectionShape), body)
  return parsed.success ? parsed.output : null
}

export type Reflector = (request: Request, bindings?: SocketBindings) => Promise<Response | null>

type ReflectorDeps = Pick<Connection, 'db'> & {
  readonly trustProxy: TrustProxy
  readonly now: () => number
}

/** Tells the holder of a pass how a request arrives here; null without a valid one. */
export async function createReflector({ db, trustProxy, now }: ReflectorDeps): Promise<Reflector> {
  const secret = await createSecrets(db)(reflectionSecret)
  const used = new Map<string, number>()
  const mayPass = (pass: string): boolean => {
    const [time = '', nonce = '', signature = ''] = pass.split('.')
    if (!isSame(signature, sign(secret, `${time}.${nonce}`))) return false
    for (const [other, at] of used) if (now() - at > 2 * lifetimeMs) used.delete(other)
    if (Math.abs(now() - Number(time)) > lifetimeMs || used.has(nonce)) return false
    used.set(nonce, now())
    return true
  }
  return async (request, bindings) => {
    const pass = new URL(request.url).searchParams.get('pass') ?? ''
    if (!mayPass(pass)) return null
    const body = JSON.stringify(reflect(request.headers, bindings?.incoming?.socket?.remoteAddress, trustProxy))
    return new Response(`${body}\n${sign(secret, `${pass} ${body}`)}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

function reflect(headers: Headers, socket: string | undefined, trustProxy: TrustProxy): Reflection {
  const trustsProxy = trustProxy !== false
  return {
    host: (trustsProxy && headers.get('x-forwarded-host')) || headers.get('host'),
    proto: trustsProxy ? headers.get('x-forwarded-proto') : null,
    address:
      (trustProxy === false
        ? socket
        : findForwardedAddress(socket, headers.get('x-forwarded-for') ?? undefined, trustProxy)) ?? null,
    trustsProxy,
  }
}

const sign = (secret: Buffer, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
