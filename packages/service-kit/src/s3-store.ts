import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { checkedKey, type ObjectStore } from './object-store.ts'

export type S3Address = {
  /** The bucket as a path below the host: works with every server, unlike bucket names in the host. */
  readonly bucketUrl: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

const timeoutMs = 20_000
/** A withdrawn picture may stay cached for this long. Every request for a picture checks whether it exists. */
const rememberedMs = 60_000

/** A bucket of an S3-compatible store. It only needs permission to read, write and delete its objects. */
export function createS3Store({ bucketUrl, accessKey, secretKey, region }: S3Address): ObjectStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  })
  const present = new LRUCache<string, true>({ max: 5000, ttl: rememberedMs })
  const send = async (key: string, init: RequestInit, signal?: AbortSignal): Promise<Response | null> => {
    const expiry = AbortSignal.timeout(timeoutMs)
    const until = signal ? AbortSignal.any([signal, expiry]) : expiry
    const response = await client.fetch(`${bucketUrl}/${checkedKey(key)}`, { ...init, signal: until })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new Error(`The object store answered ${init.method} with ${response.status}.`)
  }
  return {
    async put(key, bytes, contentType) {
      // Without the hash the signature would not cover the content.
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': await hashOf(bytes) }
      const stored = await send(key, { method: 'PUT', body: bytes, headers })
      if (stored === null) throw new Error('The object store has no such bucket.')
    },
    async has(key, signal) {
      if (present.has(key)) return true
      const found = (await send(key, { method: 'HEAD' }, signal)) !== null
      if (found) present.set(key, true)
      return found
    },
    async get(key, signal) {
      const response = await send(key, { method: 'GET' }, signal)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    async remove(key) {
      present.delete(key)
      await (await send(key, { method: 'DELETE' }))?.body?.cancel()
    },
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

/** Throws if malformed; the setting has validated it before. */
export function parseS3Address(text: string): S3Address {
  const url = new URL(text)
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,62})\/?$/.exec(url.pathname)?.[1]
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || bucket === undefined || url.username === '' || url.password === '') {
    throw new Error('not the address of a bucket')
  }
  return {
    bucketUrl: `${url.origin}/${bucket}`,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

export function s3AddressSchema() {
  return v.pipe(
    v.string(),
    v.check((text) => {
      try {
        parseS3Address(text)
        return true
      } catch {
        return false
      }
    }),
  )
}
