import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setTargetFinder } from './frame/navigation/missing-chunks.ts'
import { noteReactLoaded } from './kit/early-input.ts'
import { nextTask } from './kit/next-task.ts'
import { keepServedPage } from './kit/served-page.tsx'
import { getRouter } from './router.tsx'

/**
 * Hydrates the page once its files have come. Loading this module alone does nothing: other scripts import what is in its
 * file. Each step is a task of its own.
 */
export async function wakePage(files: Promise<boolean>): Promise<void> {
  await nextTask()
  const router = await getRouter()
  await nextTask()
  keepServedPage(navigator.userAgent, document.body)
  noteReactLoaded()
  setTargetFinder(() => {
    const { isLoading, resolvedLocation } = router.state
    const { href, publicHref } = router.latestLocation
    return isLoading && resolvedLocation && resolvedLocation.href !== href ? publicHref : null
  })
  // Without one of them React would put the error page in the place of the server's HTML.
  if (!(await files)) return
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
