import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { checkedKey, isKey, type ObjectStore, type StoredBytes, type StoredFile } from './object-store.ts'
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
/** For a backup of gigabytes over a slow line. */
const fileTimeoutMs = 6 * 3_600_000
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

/** Null is 404; any other refusal is an error. */
function createSender(address: S3Address) {
  const ask = createClient(address)
  return async (path: string, init: RequestInit, until: AbortSignal): Promise<Response | null> => {
    const response = await ask(`${address.bucketUrl}${path}`, init, until).catch(raiseOutage)
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    const problem = new Error(`The object store answered ${init.method} with ${response.status}.`)
    return isBusy(response) ? raiseOutage(problem) : raise(problem)
  }
}

/**
 * A bucket of an S3-compatible store. It only needs permission to read, write and delete its objects, and for backups to
 * list them.
 */
export function createS3Store(address: S3Address): ObjectStore {
  const sendTo = createSender(address)
  const present = new LRUCache<string, true>({ max: 5000, ttl: rememberedMs })
  const send = (key: string, init: RequestInit, signal?: AbortSignal): Promise<Response | null> => {
    const expiry = AbortSignal.timeout(timeoutMs)
    return sendTo(`/${checkedKey(key)}`, init, signal ? AbortSignal.any([signal, expiry]) : expiry)
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
    async list(folder) {
      const files: StoredFile[] = []
      for (let from: string | null = ''; from !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix: folder && `${folder}/` })
        if (from !== '') query.set('continuation-token', from)
        const page = await sendTo(`?${query}`, { method: 'GET' }, AbortSignal.timeout(timeoutMs))
        if (page === null) throw new Error('The object store has no such bucket.')
        const text = await page.text()
        files.push(...readListing(text))
        from = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null
      }
      return files
    },
  }
}

/** Leaves out objects that a store of ours cannot have written. */
function readListing(xml: string): StoredFile[] {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: /<Key>([^<]*)</.exec(object)?.[1] ?? '',
    bytes: Number(/<Size>(\d+)</.exec(object)?.[1]),
  }))
  return objects.filter(({ key }) => isKey(key))
}

/** Large files of a bucket, which do not fit into memory. */
export function createS3Files(address: S3Address) {
  const send = createSender(address)
  return {
    /** One object, which stores limit to 5 GB; it is there completely or not at all. */
    async upload(key: string, file: string): Promise<void> {
      const digest = createHash('sha256')
      for await (const chunk of createReadStream(file)) digest.update(chunk)
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': digest.digest('hex') }
      const init = { method: 'PUT', body: await openAsBlob(file), headers }
      const stored = await send(`/${checkedKey(key)}`, init, AbortSignal.timeout(fileTimeoutMs))
      if (stored === null) throw new Error('The object store has no such bucket.')
      await stored.body?.cancel()
    },
    /** Null if there is no such object. */
    async download(key: string): Promise<Readable | null> {
      const found = await send(`/${checkedKey(key)}`, { method: 'GET' }, AbortSignal.timeout(fileTimeoutMs))
      return found?.body ? Readable.from(found.body) : null
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
