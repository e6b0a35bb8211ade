import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnMissingChunks } from './frame/navigation/missing-chunks.ts'
import { siteVersion } from './frame/navigation/site-version.ts'
import { startVersionCheck } from './frame/navigation/version-check.ts'
import { getRouter } from './router.tsx'

reloadOnMissingChunks()
startVersionCheck({ token: document.documentElement.dataset.instance ?? '', version: siteVersion })

/**
 * What the framework's own client does, without the serialisers of server functions: the site has none.
 * Not awaited at the top of the module: texts and pages import this script, and would wait for it for ever.
 */
async function wakePage(): Promise<void> {
  const router = await getRouter()
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
