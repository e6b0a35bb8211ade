import { createFileRoute } from '@tanstack/react-router'
import { EntryPage } from '../editorial/entry-page.tsx'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'
import { pageHead } from '../frame/page-head.ts'

/** Whatever no other route knows: content pages, posts, jobs, streets, areas, categories, redirects. */
export const Route = createFileRoute('/$')({
  loader: async ({ context, location }) => {
    const [{ resolveEntry }, { loadPageSearches }, { loadPostComments }] = await Promise.all([
      import('../kit/entry/resolve-entry.ts'),
      import('../search/load-page-searches.ts'),
      import('../editorial/article/load-post-comments.ts'),
      // After a click the page is shown with all that is in it.
      import('../editorial/entry-content.tsx'),
    ])
    return resolveEntry(context, location, (view, page) =>
      Promise.all([loadPageSearches(context, view, location.searchStr), loadPostComments(context, view, page)]),
    )
  },
  head: ({ match, loaderData }) =>
    loaderData ? pageHead(match.context, { ...loaderData.head, path: loaderData.path, paths: loaderData.paths }) : {},
  component: EntryPage,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
