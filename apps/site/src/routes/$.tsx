import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../layout/page-head.ts'
import { EntryPage } from '../pages/entry-page.tsx'
import { EditorialErrorPage, EditorialNotFoundPage } from '../pages/error/editorial-errors.tsx'

/** Whatever no other route knows: content pages, posts, jobs, streets, areas, categories, redirects. */
export const Route = createFileRoute('/$')({
  loader: async ({ context, location }) => {
    const [{ resolveEntry }] = await Promise.all([
      import('../entry/resolve-entry.ts'),
      // After a click the page is shown with all that is in it.
      import('../pages/entry-content.tsx'),
    ])
    return resolveEntry(context, location.pathname, location.hash, location.searchStr)
  },
  head: ({ match, loaderData }) =>
    loaderData ? pageHead(match.context, { ...loaderData.head, path: loaderData.path, paths: loaderData.paths }) : {},
  component: EntryPage,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
