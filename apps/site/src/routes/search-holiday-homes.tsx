import { createFileRoute } from '@tanstack/react-router'
import { DeferredEntryPage } from '../editorial/deferred-entry-page.tsx'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'
import { pageHead } from '../frame/page-head.ts'
import { loadStyles } from '../kit/load-styles.ts'
import mapStyles from '../search/map/search-map.css?url'
import styles from '../search/search.css?url'
import filterStyles from '../search/search-filters.css?url'
import { SearchRoutePage } from '../search/search-route-page.tsx'

const sheets = [styles, filterStyles, mapStyles]
const loadParts = async () => (await import('../search/search-route-page.tsx')).loadSearchParts()

/** The editors' page with the search: a separate route from `$`, so that other pages do not load its script. */
export const Route = createFileRoute('/search-holiday-homes')({
  loader: async ({ context, location }) => {
    const { loadSearchPage } = await import('../search/load-search-page.ts')
    // After a click the page is shown complete with its parts.
    const [page] = await Promise.all([loadSearchPage(context, location), loadParts(), loadStyles(...sheets)])
    return page
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    // Search engines find all houses through the sitemap; filtered searches are noindex.
    const { head, path, paths, isFiltered } = loaderData
    return pageHead(match.context, { ...head, path, paths, noIndex: head.noIndex || isFiltered })
  },
  component: () => <SearchRoutePage OtherPage={DeferredEntryPage} />,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
