import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import frontStyles from '../front/front.css?url'
import { FrontPage } from '../front/front-page.tsx'
import {
  frontAreasQuery,
  lastMinuteQuery,
  loadBoxAndFigures,
  loadFrontSearches,
  lodgingCountQuery,
  newestReviewsQuery,
  waysQuery,
} from '../front/front-queries.ts'
import formStyles from '../kit/forms/form.css?url'
import { loadStyles } from '../kit/load-styles.ts'
import { orNull } from '../kit/or-null.ts'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'

const loadParts = async () => (await import('../front/front-page.tsx')).loadFrontParts()

export const Route = createFileRoute('/')({
  // A failing part of the front page never takes the page with it.
  loader: async ({ context }) => {
    const { queryClient, scope } = context
    await Promise.all([
      loadBoxAndFigures(context),
      ensurePageMessages(scope.edition, 'front'),
      orNull(scope, queryClient.ensureQueryData(lodgingCountQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(lastMinuteQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(frontAreasQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(newestReviewsQuery(scope))),
      orNull(scope, queryClient.ensureQueryData(waysQuery(scope))),
      orNull(scope, loadFrontSearches(context)),
      // After a click the page is shown complete with its parts.
      loadParts(),
      loadStyles(frontStyles, formStyles),
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
