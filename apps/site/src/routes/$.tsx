import { createFileRoute } from '@tanstack/react-router'
import articleStyles from '../editorial/article.css?url'
import { EntryPage } from '../editorial/entry-page.tsx'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'
import placeStyles from '../editorial/place/place.css?url'
import { pageHead } from '../frame/page-head.ts'
import contentStyles from '../kit/content/content.css?url'
import listStyles from '../kit/lists.css?url'
import { loadStyles } from '../kit/load-styles.ts'
import mapStyles from '../map/map.css?url'

/** Texts of all content blocks. */
const sheets = [articleStyles, listStyles, contentStyles, placeStyles, mapStyles]

/** All other addresses: content pages, posts, jobs, streets, areas, categories, redirects. */
export const Route = createFileRoute('/$')({
  loader: async ({ context, location }) => {
    const [{ resolveEntry }, { loadPageSearches }, { loadPostComments }, { loadEntryParts }] = await Promise.all([
      import('../kit/entry/resolve-entry.ts'),
      import('../search/load-page-searches.ts'),
      import('../editorial/article/load-post-comments.ts'),
      import('../editorial/entry-page.tsx'),
    ])
    // After a click the page is shown complete with its parts.
    const [entry] = await Promise.all([
      resolveEntry(context, location, (view, page) =>
        Promise.all([loadPageSearches(context, view, location.searchStr), loadPostComments(context, view, page)]),
      ),
      loadEntryParts(),
      loadStyles(...sheets),
    ])
    return entry
  },
  head: ({ match, loaderData }) =>
    loaderData ? pageHead(match.context, { ...loaderData.head, path: loaderData.path, paths: loaderData.paths }) : {},
  component: EntryPage,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
