import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnMissingChunks } from './state/missing-chunks.ts'
import { siteVersion } from './state/site-version.ts'
import { startVersionCheck } from './state/version-check.ts'

reloadOnMissingChunks()
startVersionCheck({ token: document.documentElement.dataset.instance ?? '', version: siteVersion })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
