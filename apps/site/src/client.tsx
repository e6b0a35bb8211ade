import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchMissingChunks } from './frame/navigation/missing-chunks.ts'
import { siteVersion } from './frame/navigation/site-version.ts'
import { startVersionCheck } from './frame/navigation/version-check.ts'
import { keepServedPage } from './kit/served-page.tsx'
import { getRouter } from './router.tsx'

/** Known once the page is hydrated; before that nobody can have clicked on anything of ours. */
let findTarget = (): string | null => null
watchMissingChunks(() => findTarget())
startVersionCheck({ token: document.documentElement.dataset.instance ?? '', version: siteVersion })

/**
 * What the framework's own client does, without the serialisers of server functions: the site has none.
 * Not awaited at the top of the module: texts and pages import this script, and would wait for it for ever.
 */
async function wakePage(): Promise<void> {
  const router = await getRouter()
  keepServedPage(navigator.userAgent, document.body)
  findTarget = () => {
    const { isLoading, resolvedLocation } = router.state
    const { href, publicHref } = router.latestLocation
    return isLoading && resolvedLocation && resolvedLocation.href !== href ? publicHref : null
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

void wakePage()
