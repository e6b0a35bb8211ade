import { setSaleRules } from '@marram/domain/terms'
import { setAgencyWords } from '@marram/i18n/agency/agency-words'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorPage } from './frame/error/error-page.tsx'
import { NotFoundPage } from './frame/error/not-found-page.tsx'
import { leaveOutTimes, readPageData } from './frame/navigation/page-data.tsx'
import { createQueryWords } from './frame/navigation/query-words.ts'
import { createScrollRule, rememberEarlyScroll } from './frame/navigation/scroll-rule.ts'
import { currentScope } from './kit/scope/current-scope.ts'
import { ensureMessagesOf } from './kit/scope/page-messages.ts'
import { pageOfRoute, rewritePaths, routedPath } from './kit/scope/route-path.ts'
import { createQueryClient } from './query-client.ts'
import { routeTree } from './routeTree.gen.ts'

export async function getRouter() {
  const scope = currentScope()
  if (scope.agency) {
    setAgencyWords(scope.edition, scope.agency.words)
    setSaleRules(scope.agency.sale)
  }
  if (typeof window !== 'undefined')
    await ensureMessagesOf(scope.edition, pageOfRoute(routedPath(scope, window.location.pathname)))
  const queryClient = createQueryClient()
  if (typeof window !== 'undefined') readPageData(queryClient)
  const router = createRouter({
    routeTree,
    context: { scope, queryClient, messages: await loadMessages(scope.edition) },
    trailingSlash: 'always',
    rewrite: rewritePaths(scope),
    ...createQueryWords(),
    scrollRestoration: createScrollRule(typeof window !== 'undefined'),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    ...(scope.nonce === undefined ? {} : { ssr: { nonce: scope.nonce } }),
  })
  if (typeof window === 'undefined') leaveOutTimes(router)
  else rememberEarlyScroll(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
