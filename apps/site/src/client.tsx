import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setTargetFinder } from './frame/navigation/missing-chunks.ts'
import { noteReactLoaded } from './kit/early-input.ts'
import { nextTask } from './kit/next-task.ts'
import { keepServedPage } from './kit/served-page.tsx'
import { getRouter } from './router.tsx'

/**
 * Hydrates the page once its files are loaded. Has no side effects on import, since other scripts share its file. Each
 * step is a separate task.
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
  // Without one of them React would replace the server's HTML by the error page.
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
