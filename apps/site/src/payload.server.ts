import { createMemoryHistory } from '@tanstack/react-router'
import { writePayload } from './frame/navigation/carried-queries.server.ts'
import type { PageContext } from './kit/scope/page-context.ts'
import { getRouter } from './router.tsx'
import type { WrittenPage } from './written-page.ts'

const json = { 'content-type': 'application/json' }

/** Runs the loaders of a page without rendering it: the data for a client-side navigation. */
export async function loadPayload(request: Request): Promise<WrittenPage> {
  const url = new URL(request.url)
  const router = await getRouter()
  router.update({ history: createMemoryHistory({ initialEntries: [`${url.pathname}${url.search}`] }) })
  await router.load()
  const { matches } = router.state
  if (matches.some((match) => match.status === 'notFound' || match.globalNotFound))
    return new Response(null, { status: 404 })
  if (matches.some((match) => match.status === 'error')) return new Response(null, { status: 500 })
  const { queryClient, scope }: PageContext = router.options.context
  const about = { path: url.pathname, buildId: scope.instanceId, renderedAt: new Date().toISOString() }
  const text = writePayload(about, queryClient)
  return { status: 200, headers: new Headers(json), text: async () => text }
}
