import type { PagePayload } from '@marram/contract/version'
import { createMemoryHistory } from '@tanstack/react-router'
import { carriedQueries } from './frame/navigation/page-data.tsx'
import type { PageContext } from './kit/scope/page-context.ts'
import { getRouter } from './router.tsx'

/** Runs the loaders of a page without rendering it: what a browser needs to show the page after a click. */
export async function loadPayload(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const router = await getRouter()
  router.update({ history: createMemoryHistory({ initialEntries: [`${url.pathname}${url.search}`] }) })
  await router.load()
  const { matches } = router.state
  if (matches.some((match) => match.status === 'notFound' || match.globalNotFound))
    return new Response(null, { status: 404 })
  if (matches.some((match) => match.status === 'error')) return new Response(null, { status: 500 })
  const { queryClient, scope }: PageContext = router.options.context
  const payload: PagePayload = {
    path: url.pathname,
    buildId: scope.instanceId,
    renderedAt: new Date().toISOString(),
    queries: carriedQueries(queryClient),
  }
  return Response.json(payload)
}
