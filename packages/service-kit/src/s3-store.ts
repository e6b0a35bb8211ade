import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { checkedKey, type ObjectStore, type StoredBytes } from './object-store.ts'
import { noteOutage, OutageError } from './outage.ts'

export type S3Address = {
  /** The bucket as a path below the host: works with every server, unlike bucket names in the host. */
  readonly bucketUrl: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

const timeoutMs = 20_000
/** For an original of up to a hundred megabytes. */
const readTimeoutMs = 120_000
/** A withdrawn picture may stay cached for this long. Every request for a picture checks whether it exists. */
const rememberedMs = 60_000

const retries = 2
const firstPauseMs = 50

const isBusy = ({ status }: Response): boolean => status >= 500 || status === 429

function raise(error: Error): never {
  throw error
}

function raiseOutage(error: unknown): never {
  noteOutage()
  throw new OutageError('The object store', error)
}

/**
 * Signs and sends a request, and repeats it if the store is busy. Hand-written: node 26 loses the signal of a Request with
 * its next garbage collection, which the library's own `fetch` passes on, and a silent store hung for ever.
 */
function createClient({ accessKey, secretKey, region }: S3Address) {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region })
  return async (url: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await fetch(await client.sign(url, init), { signal })
      if (!isBusy(response) || attempt === retries) return response
      await response.body?.cancel()
      await sleep(firstPauseMs * 2 ** attempt, undefined, { signal })
    }
  }
}

/** A bucket of an S3-compatible store. It only needs permission to read, write and delete its objects. */
export function createS3Store(address: S3Address): ObjectStore {
  const { bucketUrl } = address
  const ask = createClient(address)
  const present = new LRUCache<string, true>({ max: 5000, ttl: rememberedMs })
  const send = async (key: string, init: RequestInit, signal?: AbortSignal): Promise<Response | null> => {
    const expiry = AbortSignal.timeout(timeoutMs)
    const until = signal ? AbortSignal.any([signal, expiry]) : expiry
    const response = await ask(`${bucketUrl}/${checkedKey(key)}`, init, until).catch(raiseOutage)
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    const problem = new Error(`The object store answered ${init.method} with ${response.status}.`)
    return isBusy(response) ? raiseOutage(problem) : raise(problem)
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

export type S3File =
  | { readonly kind: 'fetched'; readonly bytes: StoredBytes; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: string }

/** Reads the files of somebody else's bucket, which may have any name. Needs permission to read. */
export function createS3Reader(address: S3Address, maxBytes: number) {
  const ask = createClient(address)
  return async (key: string, etag: string | null): Promise<S3File> => {
    const path = key.split('/').map(encodeURIComponent).join('/')
    const headers = etag === null ? {} : { 'if-none-match': etag }
    const signal = AbortSignal.timeout(readTimeoutMs)
    const response = await ask(`${address.bucketUrl}/${path}`, { headers }, signal)
    if (response.status === 304) return { kind: 'unchanged' }
    if (response.status === 404) return { kind: 'missing' }
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      return { kind: 'failed', reason: `the bucket answered ${response.status}` }
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > maxBytes) return { kind: 'failed', reason: `it is larger than ${maxBytes} bytes` }
      chunks.push(chunk)
    }
    return { kind: 'fetched', bytes: new Uint8Array(Buffer.concat(chunks)), etag: response.headers.get('etag') }
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
