import { decodeBase64, encodeBase64Url } from '../base64-text.ts'
import type { Currency } from '../money.ts'
import { convertMaxPrice } from './edition-switch.ts'
import { emptySearch, type Search } from './search-state.ts'
import { parseSearchUrl, presentSearchUrl } from './search-url.ts'

/** `problem` is a sentence for the log; `search` is then empty. */
export type DecodedSearch = Readonly<{ search: Search; problem: string | null }>

/**
 * The same query as in a link, so that there is one grammar; in base64, because cookie readers differ in unescaping.
 * The currency is stored because editions on one host share their cookies.
 */
export function presentSearchCookie(search: Search, currency: Currency): string {
  const params = presentSearchUrl(search)
  params.set('currency', currency)
  return encodeBase64Url(params.toString())
}

export function parseSearchCookie(cookie: string, currency: Currency): DecodedSearch {
  const query = decodeBase64(cookie)
  if (query === null) return { search: emptySearch, problem: 'The search cookie is not base64 text' }
  const params = new URLSearchParams(query)
  const saved = params.get('currency')
  const url = parseSearchUrl(params)
  if (!url.isFiltered || (saved !== 'DKK' && saved !== 'EUR')) {
    return { search: emptySearch, problem: 'The search cookie does not hold a search' }
  }
  const criteria = convertMaxPrice(url.criteria, saved, currency)
  const { children, box, order, page, viewType } = url
  return { search: { criteria, children, box, order, page, viewType }, problem: null }
}
