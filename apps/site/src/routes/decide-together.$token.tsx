import { buildPath } from '@marram/i18n/paths'
import { createFileRoute } from '@tanstack/react-router'
import { SharedListPage } from '../favorites/shared-list/shared-list-page.tsx'
import { pageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'

export const Route = createFileRoute('/decide-together/$token')({
  loader: async ({ context, params, location }) => {
    const { loadSharedList } = await import('../favorites/shared-list/load-shared-list.ts')
    return loadSharedList(context, params.token, location.publicHref)
  },
  head: ({ match: { context, params }, loaderData }) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'together')
    const path = buildPath(edition, { kind: 'shared-list', token: params.token })
    return pageHead(context, { path, title: loaderData?.visit.list?.title ?? title, description })
  },
  component: SharedListPage,
})
