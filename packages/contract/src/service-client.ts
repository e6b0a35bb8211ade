import * as v from 'valibot'
import { InvalidReplyError } from './invalid-reply-error.ts'
import { createMergedRequests, orAborted } from './merged-requests.ts'
import { ServiceError, ServiceTimeoutError } from './service-error.ts'

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined
type OrderBy = Record<string, 'asc' | 'desc'>
type ServiceQuery = { query?: Record<string, QueryValue>; orderBy?: OrderBy }

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type Direct = (question: {
  path: string
  body: unknown
  headers: Record<string, string>
}) => Promise<{ body: unknown; tags: readonly string[] } | null>

export type ServiceClientOptions = {
  /** Used in errors: 'broker', 'booking'. */
  name: string
  baseUrl: string
  publicKey: string
  /** `fetch`, or a function that calls a service in the same process. */
  fetch: Fetch
  /** The token of the current user, read again for every call. */
  bearer?: () => string | null | Promise<string | null>
  /** Request and trace ids to forward. */
  headers?: () => Record<string, string>
  timeoutMs?: number
  /** For calls that change nothing; defaults to `timeoutMs`. */
  readTimeoutMs?: number
  /** Calls a service in the same process without a request; null if only a request will do. */
  direct?: Direct
  credentials?: RequestCredentials
  /** Receives the tags in `x-marram-tags` that the reply depends on; called for every caller of a merged request. */
  onTags?: (tags: readonly string[]) => void
  /** Called if the service did not respond as agreed, or reported an outage. The call still fails. */
  onOutage?: () => void
}

export type CallOptions<S extends v.GenericSchema> = ServiceQuery & {
  /** Schema of the whole JSON reply; see `envelope()` for the usual one. */
  reply: S
  signal?: AbortSignal
  timeoutMs?: number
  /** Receives the tags of this reply, in addition to `onTags` of the client. */
  onTags?: (tags: readonly string[]) => void
}
/** A multipart form, streamed as it arrives. */
export type MultipartBody = { readonly contentType: string; readonly stream: ReadableStream<Uint8Array> }
/** `body` is sent as JSON; a `form` is streamed unchanged, and never merged. */
export type SendOptions<S extends v.GenericSchema> = CallOptions<S> & {
  body?: unknown
  /** Makes what a request carries instead of `body`, which a service in this process reads as it is. */
  json?: () => unknown
  form?: FormData | MultipartBody
}

export type ServiceClient = {
  get<S extends v.GenericSchema>(path: string, options: CallOptions<S>): Promise<v.InferOutput<S>>
  /** A POST that changes nothing, such as a query: identical concurrent ones are merged like GETs. */
  read<S extends v.GenericSchema>(path: string, options: SendOptions<S>): Promise<v.InferOutput<S>>
  post<S extends v.GenericSchema>(path: string, options: SendOptions<S>): Promise<v.InferOutput<S>>
  put<S extends v.GenericSchema>(path: string, options: SendOptions<S>): Promise<v.InferOutput<S>>
  delete<S extends v.GenericSchema>(path: string, options: CallOptions<S>): Promise<v.InferOutput<S>>
}

/** From the service, or from a proxy in front of it. */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504])

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Reply = { status: number; isOk: boolean; body: unknown; tags: readonly string[] }

/**
 * The core of every typed client. Every call has a timeout; a non-ok reply throws ServiceError, a timeout
 * ServiceTimeoutError, a reply of another shape InvalidReplyError; network failures are passed on unchanged.
 */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const merged = createMergedRequests<Reply>()

  async function call<S extends v.GenericSchema>(
    method: Method,
    path: string,
    sent: SendOptions<S>,
    isMerged: boolean,
  ) {
    const url = serviceUrl(options.baseUrl, path, sent)
    const body = sent.body === undefined ? null : JSON.stringify(sent.body)
    const bearer = (await options.bearer?.()) ?? null
    const { form } = sent
    const load = async (signal: AbortSignal): Promise<Reply> =>
      (isMerged && bearer === null && form === undefined ? await askDirectly(options, path, sent.body) : null) ??
      exchange(options, { method, url, body: sent.json ? JSON.stringify(sent.json()) : body, form, bearer, signal })
    const key = JSON.stringify([method, url, body, bearer])
    const what = `${options.name}: ${method} ${path}`
    const ms = sent.timeoutMs ?? (isMerged ? options.readTimeoutMs : undefined) ?? options.timeoutMs ?? 10_000
    const reply = await withTimeout(what, ms, sent.signal, (signal) =>
      isMerged ? merged.join(key, load, signal) : orAborted(load(signal), signal),
    ).catch((error: unknown) => {
      if (!sent.signal?.aborted) options.onOutage?.()
      throw error
    })
    if (awayStatuses.has(reply.status)) options.onOutage?.()
    if (!reply.isOk) throw new ServiceError(reply.status, reply.body)
    const parsed = v.safeParse(sent.reply, reply.body)
    if (!parsed.success) {
      // Another version of the service, or a proxy's page: for the guest it is away.
      options.onOutage?.()
      throw new InvalidReplyError(what, parsed.issues)
    }
    if (reply.tags.length > 0) for (const listen of [options.onTags, sent.onTags]) listen?.(reply.tags)
    return parsed.output
  }

  return {
    get: (path, sent) => call('GET', path, sent, true),
    read: (path, sent) => call('POST', path, sent, true),
    post: (path, sent) => call('POST', path, sent, false),
    put: (path, sent) => call('PUT', path, sent, false),
    delete: (path, sent) => call('DELETE', path, sent, false),
  }
}

type Exchange = {
  method: Method
  url: string
  body: string | null
  form: FormData | MultipartBody | undefined
  bearer: string | null
  signal: AbortSignal
}

/** For reads only: a refused call is repeated as a request. */
async function askDirectly(options: ServiceClientOptions, path: string, body: unknown): Promise<Reply | null> {
  if (!options.direct || body === undefined) return null
  const reply = await options.direct({ path, body, headers: options.headers?.() ?? {} })
  return reply && { status: 200, isOk: true, ...reply }
}

async function exchange(
  options: ServiceClientOptions,
  { method, url, body, form, bearer, signal }: Exchange,
): Promise<Reply> {
  const multipart = form === undefined || form instanceof FormData ? null : form
  const response = await options.fetch(url, {
    method,
    signal,
    ...(multipart ? { body: multipart.stream, duplex: 'half' } : { body: form instanceof FormData ? form : body }),
    headers: {
      accept: 'application/json',
      ...options.headers?.(),
      'x-public-key': options.publicKey,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(multipart && { 'content-type': multipart.contentType }),
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    ...(options.credentials && { credentials: options.credentials }),
  })
  const tags = (response.headers.get('x-marram-tags') ?? '').split(/[\s,]+/).filter((tag) => tag !== '')
  return { status: response.status, isOk: response.ok, body: parseBody(await response.text()), tags }
}

async function withTimeout<T>(
  what: string,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // An aborted fetch fails by itself, but a service in the same process would finish unneeded work.
  outer?.throwIfAborted()
  const expiry = new AbortController()
  const timer = setTimeout(() => expiry.abort(new ServiceTimeoutError(what, ms)), ms)
  try {
    return await work(outer ? AbortSignal.any([outer, expiry.signal]) : expiry.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** A proxy may respond in HTML; that must not hide the status. */
function parseBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Serialises lists as `key=a,b` and an order as `order_by[field]=asc`; omits undefined values. */
function serviceUrl(baseUrl: string, path: string, { query = {}, orderBy = {} }: ServiceQuery = {}): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(key, typeof value === 'object' ? value.join(',') : String(value))
  }
  for (const [field, direction] of Object.entries(orderBy)) parameters.append(`order_by[${field}]`, direction)
  const url = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  return parameters.size === 0 ? url : `${url}?${parameters}`
}
