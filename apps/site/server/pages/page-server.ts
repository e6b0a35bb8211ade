import type { EditionKey } from '@marram/i18n/edition-key'
import { hashesOf, type InlineSources, type Policy } from '../kit/content-security.ts'
import { type StoredResponse, storeResponse } from '../kit/stored-response.ts'
import { type LifetimeOptions, pageLifetime } from './expiry.ts'
import type { PageCache } from './page-cache.ts'

/** A rendered page before compression; its tags name what it shows. An incomplete one lacks a part that failed. */
export type RenderedPage = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly tags: readonly string[]
  readonly isComplete: boolean
  readonly hasRouteData: boolean
  /** Inline scripts of the text that may run. */
  readonly scripts: readonly string[]
  /** Hashes of its style elements. */
  readonly styleSources?: readonly string[]
}

export type PageServerOptions = {
  readonly cache: PageCache
  /** Expiry of a page by its address. */
  readonly lifetimeOf: (edition: EditionKey, target: string) => LifetimeOptions
  readonly now: () => number
  readonly headers: Readonly<Record<string, string>>
  readonly policy: Policy
  /** Marks a template, which is never sent as stored unless it is an error. */
  readonly isTemplate?: boolean
  readonly render: (edition: EditionKey, target: string) => Promise<RenderedPage>
  readonly onError: (error: unknown, key: string) => void
  readonly count: (outcome: 'hit' | 'stale' | 'miss' | 'rescued') => void
}

export type PageServer = {
  /** A page that can be sent at once, or undefined; a stale one starts its own renewal. */
  findReady(edition: EditionKey, target: string): StoredResponse | undefined
  get(edition: EditionKey, target: string): Promise<StoredResponse>
  /** Bypasses the cache: neither reads nor stores. */
  getUncached(page: Promise<RenderedPage>): Promise<StoredResponse>
}

const notStored = { 'Cache-Control': 'no-store' }
/** Retry-After for clients that retry automatically, such as crawlers and caches. */
const askedAgain = { 'Retry-After': '30' }
const notIndexed = { 'X-Robots-Tag': 'noindex' }
const revalidated = { 'Cache-Control': 'no-cache' }
/** Marks a 500 that crawlers may see too. */
export const routeDataFailure = ['X-Marram-Failure', 'route-data'] as const

/**
 * The visitor waits for the compression. Level 4 takes two thirds of the CPU of 5 for 8 % more bytes, which cost no
 * round trip up to this size. From 7 on brotli clears a table of 8 MB for every page.
 */
function qualityFor(bytes: number): number {
  return bytes <= quickBytes ? 4 : 5
}

/** Brotli shrinks a page to a fifth: with its headers it fits TCP's first three flights (43.8 KB). */
const quickBytes = 215_000

export function createPageServer(options: PageServerOptions): PageServer {
  const { cache, now, count, isTemplate = false } = options
  const underway = new Map<string, Promise<StoredResponse>>()

  const renderAndStore = async (key: string, edition: EditionKey, target: string): Promise<StoredResponse> => {
    const ticket = cache.begin()
    const startedAt = now()
    const page = await options.render(edition, target)
    if (page.status === 200 && !page.isComplete) {
      // A passing outage must not stay in the cache: prefer the stored page and do not store this one.
      return rescue(key) ?? prepare(page, { ...options.headers, ...notStored })
    }
    if (page.status !== 200) return prepare(page, { ...options.headers, ...notStored })
    const response = findSame(key, page) ?? (await prepare(page, { ...options.headers, ...revalidated }))
    cache.store(ticket, key, {
      response,
      tags: page.tags,
      ...pageLifetime(startedAt, options.lifetimeOf(edition, target)),
    })
    return response
  }
  const renew = (key: string, edition: EditionKey, target: string): Promise<StoredResponse> => {
    const running = underway.get(key)
    if (running) return running
    const started = renderAndStore(key, edition, target).finally(() => underway.delete(key))
    underway.set(key, started)
    return started
  }

  return {
    findReady(edition, target) {
      const key = pageKey(edition, target)
      const found = cache.find(key, now())
      if (found.kind === 'none' || found.kind === 'expired') return undefined
      if (found.kind === 'stale') renew(key, edition, target).catch((error) => options.onError(error, key))
      count(found.kind === 'stale' ? 'stale' : 'hit')
      return found.page.response
    },
    async get(edition, target) {
      const key = pageKey(edition, target)
      count('miss')
      try {
        const response = await renew(key, edition, target)
        if (response.status < 500) return response
        return rescue(key) ?? response
      } catch (error) {
        options.onError(error, key)
        const kept = rescue(key)
        if (kept) return kept
        throw error
      }
    },
    async getUncached(page) {
      return prepare(await page, { ...options.headers, ...notStored, ...notIndexed })
    },
  }

  /** Reuses the stored compression: a stale page is usually unchanged. */
  function findSame(key: string, page: RenderedPage): StoredResponse | undefined {
    const found = cache.find(key, now())
    if (found.kind === 'none') return undefined
    const { identity } = found.page.response.variants
    const isSame =
      identity.body.equals(Buffer.from(page.text)) && identity.headers.includes(options.policy(inlineOf(page)))
    return isSame ? found.page.response : undefined
  }

  function prepare(page: RenderedPage, headers: Readonly<Record<string, string>>): Promise<StoredResponse> {
    const type = page.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const security = type.startsWith('text/html') ? { 'Content-Security-Policy': options.policy(inlineOf(page)) } : {}
    const location = page.headers.get('location')
    const target = location === null ? {} : { Location: location }
    const failure = page.hasRouteData ? {} : Object.fromEntries([routeDataFailure])
    const body = Buffer.from(page.text)
    const quality = isTemplate && page.status === 200 ? null : qualityFor(body.length)
    return storeResponse(
      page.status,
      {
        'Content-Type': type,
        ...headers,
        ...security,
        ...target,
        ...failure,
        ...(page.status >= 500 ? askedAgain : {}),
      },
      body,
      { quality, gzipOnDemand: true },
    )
  }

  /** On a failed render, prefers an expired copy, unless a change has evicted it. */
  function rescue(key: string): StoredResponse | undefined {
    const found = cache.find(key, now())
    if (found.kind === 'none') return undefined
    count('rescued')
    return found.page.response
  }
}

export function pageKey(edition: EditionKey, target: string): string {
  return `${edition} ${target}`
}

function inlineOf({ scripts, styleSources = [] }: RenderedPage): InlineSources {
  return { scriptSources: hashesOf(scripts), styleSources }
}
