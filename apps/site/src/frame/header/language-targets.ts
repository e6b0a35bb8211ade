import { isCampaignParameter } from '@marram/domain/criteria/query-order'
import { editionByKey } from '@marram/domain/edition'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import type { Currency } from '@marram/i18n/format'
import { pageTable } from '@marram/i18n/page-table'
import { isSearchPath, parsePath, translatePath } from '@marram/i18n/paths'
import type { EditionPaths } from '../../kit/alternates.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'

export type LanguageTarget = { readonly key: EditionKey; readonly href: string }

export type CurrentPage = {
  readonly path: string
  /** The query with its question mark, or empty. */
  readonly query: string
  /** Paths of this page's content in each edition, for pages from the content service. */
  readonly paths?: EditionPaths | undefined
}

/** Converts the query of a search to an edition with another currency. */
export type QueryCarrier = (query: URLSearchParams, from: Currency, to: Currency) => URLSearchParams

/** Targets of the language selector: the same page if the other edition has it, otherwise its front page. */
export function languageTargets(
  { edition, origins }: Pick<SiteScope, 'edition' | 'origins'>,
  page: CurrentPage,
  carryQuery?: QueryCarrier,
): LanguageTarget[] {
  return editionKeys
    .filter((key) => key !== edition && origins[key] !== '')
    .map((key) => ({
      key,
      href:
        bookingHref(key, origins[edition], page) ??
        `${origins[key]}${pathIn(key, edition, page)}${queryIn(key, edition, page, carryQuery)}`,
    }))
}

function pathIn(key: EditionKey, from: EditionKey, { path, paths }: CurrentPage): string {
  if (paths) return paths[key] ?? '/'
  if (isSearchPath(path)) return pageTable.search.address[key]
  if (bookingPaths.includes(path)) return path
  return translatePath(from, key, path) ?? '/'
}

const bookingPaths: readonly string[] = ['/booking/reservation/', '/booking/add-ons/', '/booking/change/']

/** The key of a booking is in a cookie of this host, so its server redirects to the other one. */
function bookingHref(to: EditionKey, here: string, { path, query }: CurrentPage): string | null {
  const { reservationId, key, view } = Object.fromEntries(new URLSearchParams(query))
  if (!bookingPaths.includes(path) || !reservationId || !key) return null
  const [, , name = ''] = path.split('/')
  const page = name === 'reservation' ? {} : { page: name }
  const asked = new URLSearchParams({ to, reservationId, key, ...(view && { view }), ...page })
  return `${here}/api/booking/mine/edition/?${asked}`
}

/** The stay and its party; a favourites page also has the houses, a booking step the house with its items. */
const stayKeys = /^(?:arrival|duration|adults|children|infants|pets)$/
const favoritesKeys = /^(?:arrival|duration|adults|children|infants|pets|houses|view)$/
const stepKeys = /^(?:arrival|duration|adults|children|infants|pets|lodgingId|item-\d+)$/
/** Amounts in kroner, in every language. */
const ownerKeys = /^(?:year|rent|letNights|directCosts|furniture|propertyTax|propertyValueTax|taxPercent)$/

/**
 * The part of the query that is valid in every edition; a campaign belongs to its landing page, a total to its
 * currency.
 */
function queryIn(key: EditionKey, from: EditionKey, { path, query }: CurrentPage, carry = carryPlainly): string {
  const words = new URLSearchParams(query)
  if (!isSearchPath(path)) return written([...words].filter(([name]) => keysOf(from, path)?.test(name)))
  return written([...carry(words, editionByKey(from).currency, editionByKey(key).currency)])
}

function keysOf(edition: EditionKey, path: string): RegExp | null {
  switch (parsePath(edition, path)?.place.kind) {
    case 'lodging':
      return stayKeys
    case 'favorites':
      return favoritesKeys
    case 'booking':
      return stepKeys
    case 'owner-tax':
      return ownerKeys
    default:
      return null
  }
}

/** Until the price conversion is loaded, a limit in another currency is left out. */
const carryPlainly: QueryCarrier = (query, from, to) =>
  new URLSearchParams([...query].filter(([name]) => !isCampaignParameter(name) && (from === to || name !== 'maxPris')))

function written(words: [string, string][]): string {
  return words.length > 0 ? `?${new URLSearchParams(words)}` : ''
}
