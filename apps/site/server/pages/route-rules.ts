import { parseSearchUrl, presentSearchUrl } from '@marram/domain/criteria/search-url'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Place } from '@marram/i18n/path-table'
import { parsePath } from '@marram/i18n/paths'
import { usualSearchPath } from './search-paths.ts'

/** How a kind of page is made and kept. */
export type RouteRule =
  /** The same for every visitor: rendered whole, hashed, stored. Only the named query keys change the page. */
  | { readonly kind: 'stored'; readonly queryKeys: readonly string[] }
  /** Made for one visitor: streamed with a nonce, never stored. */
  | { readonly kind: 'personal' }

const personal: RouteRule = { kind: 'personal' }
const stored = (...queryKeys: string[]): RouteRule => ({ kind: 'stored', queryKeys })

const rules: Readonly<Record<Place['kind'], RouteRule>> = {
  front: stored(),
  account: personal,
  booking: personal,
  favorites: stored(),
  job: stored(),
  lodging: stored(),
  taxonomy: stored(),
  contest: stored(),
  'contest-upload': stored(),
  'contest-year': stored(),
  content: stored(),
}

/** Addresses below which nothing is stored. */
export const personalPrefixes = ['/booking/', '/account/'] as const

/** Pages of the site's own code that look like addresses of content: `src/routes/` has them, editors have not. */
const ownPrefixes = ['/newsletter/', '/dev/'] as const

/** Whether only the content service can tell what stands at an address. */
export function isContentAddress(edition: EditionKey, path: string, searchPath: string): boolean {
  const isOwn = path === searchPath || ownPrefixes.some((prefix) => path.startsWith(prefix))
  return !isOwn && parsePath(edition, path)?.place.kind === 'content'
}

export type RouteDecision = {
  readonly rule: RouteRule
  /** The address the page is rendered and stored under: unknown query keys cannot fill the cache. */
  readonly target: string
  /** Another edition's word for the place: its address here. */
  readonly movedTo?: string
}

export function decideRoute(
  edition: EditionKey,
  path: string,
  query: URLSearchParams,
  move: (place: Place) => string,
  searchPath: string = usualSearchPath(edition),
): RouteDecision {
  const parsed = parsePath(edition, path)
  if (path !== searchPath && path === usualSearchPath(edition))
    return { rule: stored(), target: path, movedTo: searchPath }
  const rule = isPersonal(path) ? personal : parsed ? rules[parsed.place.kind] : stored()
  const known = path === searchPath ? searchQuery(query) : knownQuery(rule, query)
  const text = known.toString()
  const target = text ? `${path}?${text}` : path
  return parsed && (parsed.moved || isFirstPage(path, parsed.place))
    ? { rule, target, movedTo: move(parsed.place) }
    : { rule, target }
}

/** The first page of a list is the list itself. */
function isFirstPage(path: string, { kind }: Place): boolean {
  return (kind === 'content' || kind === 'taxonomy') && path.endsWith('/page/1/')
}

function isPersonal(path: string): boolean {
  return personalPrefixes.some((prefix) => path.startsWith(prefix))
}

/**
 * Equal searches are one page, however their link was put together. Campaigns are the browser's business. Without
 * `filter=1` a profile may still begin the search, so it is not added.
 */
function searchQuery(query: URLSearchParams): URLSearchParams {
  const { profile, ...search } = parseSearchUrl(query)
  const known = presentSearchUrl(search, { profile })
  if (!search.isFiltered) known.delete('filter')
  return known
}

function knownQuery(rule: RouteRule, query: URLSearchParams): URLSearchParams {
  return rule.kind === 'stored' ? keepQuery(query, rule.queryKeys) : query
}

function keepQuery(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const kept = new URLSearchParams()
  for (const key of keys) for (const value of query.getAll(key)) kept.append(key, value)
  return kept
}
