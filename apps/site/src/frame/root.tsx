import { PageLoading, usePageLoading } from '@marram/ui/page-loading'
import { Tooltip } from '@marram/ui/tooltip'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { endEarlyTaps, takePageTaps } from '../kit/early-taps.ts'
import { clearGlobalError, globalError } from '../kit/global-error.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { ForceTabsContext } from '../kit/scope/force-tabs.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { useStore } from '../kit/use-store.ts'
import { whenIdle } from '../kit/when-idle.ts'
import { PageCounter } from './counting/page-counter.tsx'
import { useEditorTools } from './editor/use-editor-tools.ts'
import { ErrorPage } from './error/error-page.tsx'
import { NotFoundPage } from './error/not-found-page.tsx'
import { useFrame } from './frame-queries.ts'
import { windowArrival } from './navigation/arrival.ts'
import { useLinkNavigation } from './navigation/use-link-navigation.ts'
import { markAwake } from './wake/wake.ts'

/** What is around every page. A global error takes the place of the page until it is cleared. */
export function Root() {
  useLinkNavigation()
  useEffect(() => {
    markAwake()
    // In a task of its own, after React has drawn what this page is hydrated with.
    for (const button of takePageTaps(window)) setTimeout(() => button.click())
    // The parts of the page begin to record a moment later than this effect runs.
    return whenIdle(() => endEarlyTaps(window))
  }, [])
  const error = useStore(globalError)
  const EditorTools = useEditorTools()
  const { forceTabs } = useFrame().settings
  return (
    <ForceTabsContext value={forceTabs}>
      <NavigationProgress />
      <PageArrival />
      {error === null ? (
        <Outlet />
      ) : error.statusCode === 404 ? (
        <NotFoundPage path={error.data?.path} />
      ) : (
        <ErrorPage error={error.statusMessage} />
      )}
      {EditorTools ? (
        <PartBoundary hydratesWithPage>
          <EditorTools />
        </PartBoundary>
      ) : null}
      <PartBoundary hydratesWithPage>
        <PageCounter />
      </PartBoundary>
      <PartBoundary hydratesWithPage>
        <Tooltip />
      </PartBoundary>
    </ForceTabsContext>
  )
}

/** Whether a page is shown as the error page. A page that does not exist is an answer, not a failure. @internal */
export function hasFailed(matches: readonly { readonly status: string }[]): boolean {
  return matches.some(({ status }) => status === 'error')
}

/** The bar at the top of the window while the next page is on its way. */
function NavigationProgress() {
  const router = useRouter()
  const { messages } = usePageContext()
  const { state, start, finish, fail } = usePageLoading()
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) start()
      }),
      router.subscribe('onResolved', () => {
        // Back and forward leave an address that has no page without asking it.
        void clearGlobalError()
        if (hasFailed(router.state.matches)) fail()
        else finish()
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [router, start, finish, fail])
  return <PageLoading state={state} label={messages.ui.loading} />
}

/** Tells those who cannot see it that another page is there. */
function PageArrival() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const arrival = windowArrival(setTitle)
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && arrival.leave()),
      // A page that the browser has loaded comes from nowhere, and the browser announces it.
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) arrival.arrive()
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [router])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
