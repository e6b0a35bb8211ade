import type { ParsedLocation } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { loadStyles } from '../kit/load-styles.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import type { LoadedSearchPage } from './load-search-page.ts'
import mapStyles from './map/search-map.css?url'
import styles from './search.css?url'
import filterStyles from './search-filters.css?url'

type Loading = { readonly context: PageContext; readonly location: ParsedLocation }
type Heading = { readonly match: { readonly context: PageContext }; readonly loaderData?: LoadedSearchPage | undefined }

const sheets = [styles, filterStyles, mapStyles]
const loadParts = async () => (await import('./search-route-page.tsx')).loadSearchParts()

/**
 * The editors' page at the word for searching in each edition: a route of its own, so that other pages need not carry
 * its script. A filtered search is nothing for search engines; they find every house by the site map.
 */
export const searchRoute = {
  loader: async ({ context, location }: Loading): Promise<LoadedSearchPage> => {
    const { loadSearchPage } = await import('./load-search-page.ts')
    // After a click the page is shown with all that is in it.
    const [page] = await Promise.all([loadSearchPage(context, location), loadParts(), loadStyles(...sheets)])
    return page
  },
  head: ({ match, loaderData }: Heading) => {
    if (!loaderData) return {}
    const { head, path, paths, isFiltered } = loaderData
    return pageHead(match.context, { ...head, path, paths, noIndex: head.noIndex || isFiltered })
  },
}
