import { keepPlaceWords } from '@marram/domain/criteria/place-words'
import { parseSearchUrl, presentSearchUrl } from '@marram/domain/criteria/search-url'
import type { IsoDay } from '@marram/domain/iso-day'
import { isFiltered, parseReviewFilter, presentReviewFilter } from '@marram/domain/review-filter'
import { stayPageKey } from '@marram/domain/stay-query'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Place, pageTable } from '@marram/i18n/page-table'
import { buildPath, findPage, isSearchPath, parsePath } from '@marram/i18n/paths'
import { usualSearchPath } from './search-paths.ts'

type PageRow = (typeof pageTable)[keyof typeof pageTable]

/** Path prefixes that are never stored. */
export const personalPrefixes = prefixesWhere(({ html }) => html === 'personal')

/** Path prefixes disallowed for crawlers. */
export const disallowedPrefixes = prefixesWhere(({ robots }) => robots === 'disallow')

/** Pages with the same path in every edition, including pages below them. */
function prefixesWhere(isMeant: (row: PageRow) => boolean): string[] {
  const rows = Object.values(pageTable).filter(isMeant)
  const prefixes = [...new Set(rows.flatMap(({ address }) => Object.values(address)))]
  return prefixes.filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)))
}

/** True if only the content service can resolve the address. */
export function isContentAddress(edition: EditionKey, path: string, searchPath: string): boolean {
  return path !== searchPath && findPage(edition, path) === 'content'
}

export type RouteDecision = {
  readonly html: PageRow['html']
  /** Cache key of the page: without unknown query parameters, which could fill the cache. */
  readonly target: string
  /** Rendered but not stored: an unbookable stay, of which there are too many. */
  readonly isRare?: boolean
  /** The canonical path with the query, if the request used an alias. */
  readonly movedTo?: string
}

export type RouteRules = {
  readonly move: (place: Place) => string
  /** The Danish site's paths. */
  readonly today: IsoDay
  readonly searchPath?: string
}

export function decideRoute(
  edition: EditionKey,
  path: string,
  query: URLSearchParams,
  { move, today, searchPath = usualSearchPath(edition) }: RouteRules,
): RouteDecision {
  const parsed = parsePath(edition, path)
  if (path !== searchPath && isSearchPath(path))
    return { html: 'stored', target: path, movedTo: withQuery(searchPath, query) }
  if (parsed?.place.kind === 'lodging' && !parsed.moved) return decideLodging(path, query, today)
  const { html } = pageTable[findPage(edition, path) ?? 'content']
  const known = path === searchPath ? searchQuery(query) : html === 'personal' ? query : new URLSearchParams()
  const target = withQuery(path, known)
  if (!parsed) return { html, target }
  const { place, moved } = parsed
  if (moved || isFirstPage(path, place)) return { html, target, movedTo: withQuery(move(place), query) }
  return isFurtherSearchPage(edition, place, searchPath)
    ? { html, target, movedTo: withQuery(searchPath, withPage(query, place.page)) }
    : { html, target }
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}

/** A search keeps its page number in the query, as part of its criteria. */
function isFurtherSearchPage(edition: EditionKey, place: Place, searchPath: string): place is Place & { page: number } {
  return place.kind === 'content' && place.page > 1 && buildPath(edition, { ...place, page: 1 }) === searchPath
}

function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const params = new URLSearchParams(query)
  params.set('page', String(page))
  return params
}

/**
 * The stay in the address is part of the key, so that the first HTML shows and books that stay. So is the filter of its
 * reviews; with script a filter loads no page.
 */
function decideLodging(path: string, query: URLSearchParams, today: IsoDay): RouteDecision {
  const stay = stayPageKey(query, today)
  const filter = parseReviewFilter(query)
  const target = `${path}${presentReviewFilter(stay.query, filter)}`
  return { html: pageTable.lodging.html, target, ...((!stay.isUsual || isFiltered(filter)) && { isRare: true }) }
}

/** A house with a stay, or a search: their number is unlimited. */
export function isVariant(key: string): boolean {
  return key.includes('?')
}

/** The first page of a list redirects to the list. */
function isFirstPage(path: string, { kind }: Place): boolean {
  return (kind === 'content' || kind === 'taxonomy' || kind === 'contest-year') && path.endsWith('/page/1/')
}

/**
 * Equal searches share one page, regardless of parameter order. Campaign parameters are read in the browser. `filter=1`
 * is not added, since without it a profile may still start the search. The page maps slugs of places to their numbers.
 */
function searchQuery(query: URLSearchParams): URLSearchParams {
  const { profile, ...search } = parseSearchUrl(query)
  const known = presentSearchUrl(search, { profile })
  if (!search.isFiltered) known.delete('filter')
  keepPlaceWords(query, known)
  return known
}
