import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { FrontPage } from '../front/front-page.tsx'
import {
  frontAreasQuery,
  frontFiguresQuery,
  lastMinuteQuery,
  loadFrontSearches,
  lodgingCountQuery,
  newestReviewsQuery,
  waysQuery,
} from '../front/front-queries.ts'
import { orNull } from '../kit/or-null.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { freeHousesQuery, loadSearchBox } from '../search/box/load-search-box.ts'

export const Route = createFileRoute('/')({
  // Every part of the front page may fail on its own; none of them takes the page with it.
  loader: async ({ context }) => {
    const { queryClient, scope } = context
    await Promise.all([
      loadFigures(context),
      ensurePageMessages(scope.edition, 'front'),
      orNull(scope, queryClient.ensureQueryData(lodgingCountQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(lastMinuteQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(frontAreasQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(newestReviewsQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(waysQuery(scope))),
      orNull(scope, loadFrontSearches(context)),
      // After a click the page is shown with all that is in it.
      import('../front/last-minute.tsx'),
      import('../front/front-sections.tsx'),
    ])
  },
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: '/',
      title: context.messages.site.title,
      description: context.messages.site.description,
    }),
  component: FrontPage,
})

/** The figures of the page have the number of the search box too, which then need not ask for it. */
async function loadFigures(context: PageContext): Promise<void> {
  const { queryClient, scope } = context
  const figures = await orNull(scope, queryClient.ensureQueryData(frontFiguresQuery(scope)))
  if (figures) queryClient.setQueryData(freeHousesQuery(scope).queryKey, figures.total)
  await loadSearchBox(context)
}
