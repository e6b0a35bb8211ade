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

/** What is around every page. A global error takes the place of the page until it is cleared. */
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

/** Follows the page that is shown, and forgets the error that stood in the place of the one before. */
function ShownPage(): null {
  const router = useRouter()
  // The URL changes with the click, the page only when the loaders of the next one are done.
  const shown = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  useEffect(() => notePageShown(shown), [shown])
  // Back and forward leave an address that has no page without asking it.
  useEffect(() => router.subscribe('onResolved', () => void clearGlobalError()), [router])
  return null
}

const loadLateParts = async () => (await import('./late-parts.tsx')).LateParts

/** Nothing of it is in the server's page: its script comes when the page is idle, or once the guest does something. */
function useLateParts() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const stops = [whenIdle(() => setIsWanted(true)), afterFirstInteraction(() => setIsWanted(true))]
    return () => stops.forEach((stop) => void stop())
  }, [])
  return useLazyPart(isWanted, loadLateParts)
}
