import { type SharedListsClient, sharedListToken } from '@marram/contract/favorites/shared-list'
import type { SharedListVisit } from '@marram/contract/favorites/shared-list-view'
import { ServiceError } from '@marram/contract/service-error'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'
import { buildPath } from '@marram/i18n/paths'
import { isRefusal, reply, replyRefusal } from '@marram/service-kit/envelope'
import { type CallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import type { Next } from 'hono'
import * as v from 'valibot'
import { presentRefusal } from '../kit/form-refusal.ts'
import { type PostedForm, readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import { setCookie } from '../kit/set-cookie.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import { cookieOf, tokenOf } from '../kit/token-of.ts'
import type { PersonalPage } from '../pages/personal-page.ts'
import { changeIn, type Fields, newListIn } from './shared-list-fields.ts'

/** Null for an anonymous guest. */
export type SharedListsClientFor = (bearer: string | null) => SharedListsClient

export type SharedListRoutesOptions = Omit<RouteTools, 'onFailure'> & {
  readonly sharedListsClientFor: SharedListsClientFor
  readonly personalPage: PersonalPage
  /** The miss limit of pages: every guess would render a page. */
  readonly misses: CallerBuckets
}

/** Identifies this browser among the people of one list. */
const cookieName = 'list-person'
/** Longer than a list can be read, unless its owner keeps extending it. */
const cookieMaxAgeS = 180 * 86_400

/** The page of a shared list. Its forms work without script; scripts request JSON. */
export function mountSharedListRoutes(app: SiteApp, options: SharedListRoutesOptions): void {
  app.post('/api/shared-lists', (c) => createList(c, options))
  for (const edition of editionKeys) {
    const path = `${pageTable['shared-list'].address[edition]}:token`
    app.get(path, (c, next) => ifOwn(c, next, edition, options, (token) => showList(c, token, options)))
    app.post(path, (c, next) => ifOwn(c, next, edition, options, (token) => takeForm(c, token, options)))
  }
}

/** The pages redirect every other spelling, and paths of other editions, to its address. */
async function ifOwn(
  c: SiteContext,
  next: Next,
  edition: EditionKey,
  { editionOf, misses }: SharedListRoutesOptions,
  work: (token: string) => Promise<Response>,
): Promise<Response | undefined> {
  const token = c.req.param('token') ?? ''
  const isHere = new URL(c.req.url).pathname === buildPath(edition, { kind: 'shared-list', token })
  if (edition !== editionOf(c) || !isHere || !/^[\da-z]{1,64}$/.test(token)) {
    await next()
    return undefined
  }
  const seconds = misses.wait()
  if (seconds !== null) return replyRefusal(tooMany(seconds))
  const response = await work(token)
  if (response.status === 404 || response.status === 429) misses.take()
  // The address is the key: no referrer may leak it to other sites, and no proxy may cache the page.
  response.headers.set('referrer-policy', 'same-origin')
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

async function createList(c: SiteContext, options: SharedListRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const wanted = newListIn(fieldsOf(posted))
  try {
    const { token, key } = await clientOf(c, options).create(wanted)
    const path = pathOf(c, token, options)
    const response = posted.wantsJson ? reply({ path }, {}, 201) : seeOther(path)
    response.headers.set('cache-control', 'no-store')
    return holdPerson(response, path, key, options.isHttps(c))
  } catch (error) {
    report(error, options)
    return presentRefusal(error)
  }
}

async function showList(c: SiteContext, token: string, options: SharedListRoutesOptions): Promise<Response> {
  try {
    const list = await readList(c, token, options)
    return wantsJson(c) ? reply(list) : await showPage(c, { list }, 200, options)
  } catch (error) {
    report(error, options)
    if (wantsJson(c)) return presentRefusal(error)
    const { missing, status } = missingBy(error)
    return showPage(c, { list: null, missing }, status, options)
  }
}

async function takeForm(c: SiteContext, token: string, options: SharedListRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const fields = fieldsOf(posted)
  try {
    return await act(c, token, fields, posted.wantsJson, options)
  } catch (error) {
    report(error, options)
    if (posted.wantsJson) return presentRefusal(error)
    return showRefused(c, token, fields, error, options)
  }
}

async function act(
  c: SiteContext,
  token: string,
  fields: Fields,
  isScript: boolean,
  options: SharedListRoutesOptions,
): Promise<Response> {
  const client = clientOf(c, options)
  if (!v.is(sharedListToken, token)) throw new ServiceError(404, unknownBody)
  const access = { token, key: keyOf(c) }
  const path = pathOf(c, token, options)
  if (fields.intent === 'join') {
    const { key, list } = await client.join(token, fields.name ?? '')
    return holdPerson(isScript ? reply(list) : seeOther(path), path, key, options.isHttps(c))
  }
  if (fields.intent === 'delete') {
    await client.remove(access)
    const after = buildPath(options.editionOf(c), { kind: 'favorites' })
    return holdPerson(isScript ? reply({ path: after }) : seeOther(after), path, null, options.isHttps(c))
  }
  const change = changeIn(fields)
  if (change === null) throw new ServiceError(422, invalidBody)
  const list = await client.change(access, change)
  const isAway = change.kind === 'remove-person' && list.you === null
  const response = isScript ? reply(list) : seeOther(`${path}${fields.lodgingId ? `#house-${fields.lodgingId}` : ''}`)
  return isAway ? holdPerson(response, path, null, options.isHttps(c)) : response
}

/** Shows a refused form again with all of its input. */
async function showRefused(
  c: SiteContext,
  token: string,
  fields: Fields,
  error: unknown,
  options: SharedListRoutesOptions,
): Promise<Response> {
  const list = await readList(c, token, options).catch(() => null)
  const { missing, status } = missingBy(error)
  if (list === null) return showPage(c, { list, missing }, status, options)
  const code = error instanceof ServiceError && error.status < 500 ? (error.code ?? 'failed') : 'failed'
  return showPage(c, { list, refused: { code, values: fields } }, status, options)
}

function showPage(
  c: SiteContext,
  sharedList: SharedListVisit,
  status: number,
  { personalPage, editionOf }: SharedListRoutesOptions,
): Promise<Response> {
  const request = new Request(c.req.url, { headers: c.req.raw.headers })
  return personalPage(request, editionOf(c), { sharedList, status })
}

async function readList(c: SiteContext, token: string, options: SharedListRoutesOptions) {
  if (!v.is(sharedListToken, token)) throw new ServiceError(404, unknownBody)
  return clientOf(c, options).read({ token, key: keyOf(c) })
}

const invalidBody = { data: { error: 'The input is not valid.' }, meta: { code: 'invalid-input' } }
const unknownBody = { data: { error: 'There is no such list, or it is over.' }, meta: { code: 'unknown-list' } }

function missingBy(error: unknown): { readonly missing: 'unknown' | 'too-many' | 'outage'; readonly status: number } {
  const status = error instanceof ServiceError ? error.status : 503
  if (status === 429) return { missing: 'too-many', status }
  return status < 500 ? { missing: 'unknown', status } : { missing: 'outage', status: 503 }
}

function clientOf(c: SiteContext, { sharedListsClientFor }: SharedListRoutesOptions): SharedListsClient {
  return sharedListsClientFor(tokenOf(c.req.raw))
}

function pathOf(c: SiteContext, token: string, { editionOf }: SharedListRoutesOptions): string {
  return buildPath(editionOf(c), { kind: 'shared-list', token })
}

function wantsJson(c: SiteContext): boolean {
  return c.req.header('accept')?.includes('application/json') ?? false
}

function keyOf(c: SiteContext): string | null {
  const key = cookieOf(c.req.raw, cookieName)
  return key !== null && /^[\w-]{43}$/.test(key) ? key : null
}

function fieldsOf({ data }: PostedForm): Fields {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 5000)]] : [])),
  )
}

/** Sets an HttpOnly cookie for the page of this one list; null removes it. */
function holdPerson(response: Response, path: string, key: string | null, isHttps: boolean): Response {
  const maxAgeS = key === null ? 0 : cookieMaxAgeS
  setCookie(response.headers, cookieName, key ?? '', { isHttps, maxAgeS, path })
  return response
}

function report(error: unknown, { log }: SharedListRoutesOptions): void {
  if (error instanceof ServiceError && error.status < 500) return
  log.error({ err: error }, 'reading or changing a shared list failed')
}
