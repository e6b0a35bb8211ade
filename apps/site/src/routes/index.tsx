import { createFileRoute } from '@tanstack/react-router'
import { areasQuery, freeSoonQuery, lodgingCountQuery } from '../data/front-queries.ts'
import { settle } from '../data/settle.ts'
import { FrontPage } from '../pages/front/front-page.tsx'

export const Route = createFileRoute('/')({
  // Every part of the front page may fail on its own; none of them takes the page with it.
  loader: async ({ context: { queryClient, scope } }) => {
    await Promise.all([
      settle(scope, queryClient.ensureQueryData(lodgingCountQuery(scope))),
      settle(scope, queryClient.ensureQueryData(areasQuery(scope))),
      settle(scope, queryClient.ensureQueryData(freeSoonQuery(scope))),
    ])
  },
  head: ({ match }) => ({ meta: [{ name: 'description', content: match.context.messages.site.description }] }),
  component: FrontPage,
})
