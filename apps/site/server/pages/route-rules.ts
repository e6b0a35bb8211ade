import { keepPlaceWords } from '@marram/domain/criteria/place-words'
import { parseSearchUrl, presentSearchUrl } from '@marram/domain/criteria/search-url'
import type { IsoDay } from '@marram/domain/iso-day'
import { stayPageKey } from '@marram/domain/stay-query'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Place, pageTable } from '@marram/i18n/page-table'
import { buildPath, findPage, isSearchPath, parsePath } from '@marram/i18n/paths'
import { usualSearchPath } from './search-paths.ts'

type PageRow = (typeof pageTable)[keyof typeof pageTable]

/** Addresses below which nothing is stored. */
export const personalPrefixes = prefixesWhere(({ html }) => html === 'personal')

/** Addresses below which crawlers have nothing to look for. */
export const disallowedPrefixes = prefixesWhere(({ robots }) => robots === 'disallow')

/** These pages have the same address in every edition. Pages below one of them are included. */
function prefixesWhere(isMeant: (row: PageRow) => boolean): string[] {
  const rows = Object.values(pageTable).filter(isMeant)
  const prefixes = [...new Set(rows.flatMap(({ address }) => Object.values(address)))]
  return prefixes.filter((prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)))
}

/** Whether only the content service can tell what is at an address. */
export function isContentAddress(edition: EditionKey, path: string, searchPath: string): boolean {
  return path !== searchPath && findPage(edition, path) === 'content'
}

export type RouteDecision = {
  readonly html: PageRow['html']
  /** The address the page is rendered and stored under: unknown query keys cannot fill the cache. */
  readonly target: string
  /** Rendered for whoever asks and stored nowhere: a stay that nobody can book, of which there are too many. */
  readonly isRare?: boolean
  /** The page's one address, with the query, where this is another word for it. */
  readonly movedTo?: string
}

export type RouteRules = {
  readonly move: (place: Place) => string
  /** In Denmark. */
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
  if (parsed?.place.kind === 'lodging' && !parsed.moved) return decideHouse(path, query, today)
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

/** A search counts its pages in the query, since they belong to its criteria. */
function isFurtherSearchPage(edition: EditionKey, place: Place, searchPath: string): place is Place & { page: number } {
  return place.kind === 'content' && place.page > 1 && buildPath(edition, { ...place, page: 1 }) === searchPath
}

function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const params = new URLSearchParams(query)
  params.set('page', String(page))
  return params
}

/** The stay of the address is part of the page, so that its first HTML shows and books that stay and no other. */
function decideHouse(path: string, query: URLSearchParams, today: IsoDay): RouteDecision {
  const stay = stayPageKey(query, today)
  return { html: pageTable.lodging.html, target: `${path}${stay.query}`, ...(!stay.isUsual && { isRare: true }) }
}

/** A house with a stay, or a search: whoever writes addresses can write endlessly many of them. */
export function isVariant(key: string): boolean {
  return key.includes('?')
}

/** The first page of a list is the list itself. */
function isFirstPage(path: string, { kind }: Place): boolean {
  return (kind === 'content' || kind === 'taxonomy' || kind === 'contest-year') && path.endsWith('/page/1/')
}

/**
 * Equal searches are one page, however their link was put together. Campaigns are the browser's business. Without
 * `filter=1` a profile may still begin the search, so it is not added. The page itself leads slugs of places to their numbers.
 */
function searchQuery(query: URLSearchParams): URLSearchParams {
  const { profile, ...search } = parseSearchUrl(query)
  const known = presentSearchUrl(search, { profile })
  if (!search.isFiltered) known.delete('filter')
  keepPlaceWords(query, known)
  return known
}
