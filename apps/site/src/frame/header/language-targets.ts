import { editionByKey } from '@marram/domain/edition'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import type { Currency } from '@marram/i18n/format'
import { pageTable } from '@marram/i18n/page-table'
import { translatePath } from '@marram/i18n/paths'
import type { EditionPaths } from '../../kit/alternates.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'

export type LanguageTarget = { readonly key: EditionKey; readonly href: string }

export type CurrentPage = {
  readonly path: string
  /** The query with its question mark, or empty. */
  readonly query: string
  /** Where the content of this page stands in each edition, for pages that come from the content service. */
  readonly paths?: EditionPaths | undefined
}

/** The query of a search in an edition with another currency. */
export type QueryCarrier = (query: URLSearchParams, from: Currency, to: Currency) => URLSearchParams

/** Where the language selector leads: the same place where the other edition has it, otherwise its front page. */
export function languageTargets(
  { edition, origins }: Pick<SiteScope, 'edition' | 'origins'>,
  page: CurrentPage,
  carryQuery?: QueryCarrier,
): LanguageTarget[] {
  return editionKeys
    .filter((key) => key !== edition)
    .map((key) => ({
      key,
      href: `${origins[key]}${pathIn(key, edition, page)}${queryIn(key, edition, page, carryQuery)}`,
    }))
}

function pathIn(key: EditionKey, from: EditionKey, { path, paths }: CurrentPage): string {
  if (paths) return paths[key] ?? '/'
  if (isSearchPath(from, path)) return pageTable.search.address[key]
  if (bookingPaths.includes(path)) return path
  return translatePath(from, key, path) ?? '/'
}

/** Number and key open the same booking everywhere. */
const bookingPaths: readonly string[] = ['/booking/reservation/', '/booking/add-ons/']
const bookingKeys = ['reservationId', 'key', 'view']

function bookingQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => bookingKeys.includes(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** Criteria in the address mean the same search everywhere; a campaign belongs to the page it led to. */
function queryIn(key: EditionKey, from: EditionKey, { path, query }: CurrentPage, carry?: QueryCarrier): string {
  if (bookingPaths.includes(path)) return bookingQuery(query)
  if (!carry || !isSearchPath(from, path)) return ''
  const [own, other] = [editionByKey(from).currency, editionByKey(key).currency]
  const kept = carry(new URLSearchParams(query), own, other).toString()
  return kept ? `?${kept}` : ''
}

export function isSearchPath(edition: EditionKey, path: string): boolean {
  return path === pageTable.search.address[edition]
}
