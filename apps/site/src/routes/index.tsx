import { createFileRoute } from '@tanstack/react-router'
import { areaPagesQuery, areasQuery, freeSoonQuery, lodgingCountQuery } from '../data/front-queries.ts'
import { orNull } from '../data/or-null.ts'
import { pageHead } from '../layout/page-head.ts'
import { FrontPage } from '../pages/front/front-page.tsx'
import { loadFrontSearches } from '../pages/front/load-front-searches.ts'
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
