import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { FrontPage } from '../front/front-page.tsx'
import {
  areaPagesQuery,
  areasQuery,
  freeSoonQuery,
  loadFrontSearches,
  lodgingCountQuery,
} from '../front/front-queries.ts'
import { orNull } from '../kit/or-null.ts'
import { loadSearchBox } from '../search/box/load-search-box.ts'

export const Route = createFileRoute('/')({
  // Every part of the front page may fail on its own; none of them takes the page with it.
  loader: async ({ context }) => {
    const { queryClient, scope } = context
    await Promise.all([
      loadSearchBox(context),
      orNull(scope, queryClient.ensureQueryData(lodgingCountQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(areasQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(freeSoonQuery(scope))),
      orNull(scope, loadFrontSearches(context)),
      orNull(scope, queryClient.ensureQueryData(areaPagesQuery(scope))),
      // After a click the page is shown with all that is in it.
      import('../front/front-lists.tsx'),
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
