import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { clearGlobalError, globalError } from '../kit/global-error.ts'
import { useLazyPart } from '../kit/lazy-part.ts'
import { ForceTabsContext } from '../kit/scope/force-tabs.ts'
import { useStore } from '../kit/use-store.ts'
import { whenIdle } from '../kit/when-idle.ts'
import { afterFirstInteraction } from './consent/first-interaction.ts'
import { ErrorPage } from './error/error-page.tsx'
import { NotFoundPage } from './error/not-found-page.tsx'
import { useFrameSettings } from './frame-queries.ts'
import { notePageShown } from './navigation/payload.ts'
import { useLinkNavigation } from './navigation/use-link-navigation.ts'

/** The root of every page. A global error replaces the page until it is cleared. */
export function Root() {
  useLinkNavigation()
  const error = useStore(globalError)
  const LateParts = useLateParts()
  const { forceTabs } = useFrameSettings()
  return (
    <ForceTabsContext value={forceTabs}>
      <ShownPage />
      {error === null ? (
        <Outlet />
      ) : error.statusCode === 404 ? (
        <NotFoundPage path={error.data?.path} />
      ) : (
        <ErrorPage error={error.statusMessage} />
      )}
      {LateParts ? <LateParts /> : null}
    </ForceTabsContext>
  )
}

/** Follows the current page, and clears the error of the previous one. */
function ShownPage(): null {
  const router = useRouter()
  // The URL changes with the click, the page only when the loaders of the next one are done.
  const shown = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  useEffect(() => notePageShown(shown), [shown])
  // Back and forward leave a missing page without a click handler.
  useEffect(() => router.subscribe('onResolved', () => void clearGlobalError()), [router])
  return null
}

const loadLateParts = async () => (await import('./late-parts.tsx')).LateParts

/** Not part of the server's page: the script loads when the page is idle, or on the first input. */
function useLateParts() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const stops = [whenIdle(() => setIsWanted(true)), afterFirstInteraction(() => setIsWanted(true))]
    return () => stops.forEach((stop) => void stop())
  }, [])
  return useLazyPart(isWanted, loadLateParts)
}
