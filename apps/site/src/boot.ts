import { startConsent } from './frame/consent/ask-consent.ts'
import { followScroll } from './frame/header/scroll-state.ts'
import { startHours } from './frame/header/show-hours.ts'
import { watchMissingChunks } from './frame/navigation/missing-chunks.ts'
import { siteVersion } from './frame/navigation/site-version.ts'
import { startVersionCheck } from './frame/navigation/version-check.ts'
import { startWaking } from './frame/wake/wake.ts'
import { countFirstView } from './house/view-beacon.ts'
import { whenIdle } from './kit/when-idle.ts'

/** The first script of every page. It imports no React: an article is read without (docs/decisions/058-first-script.md). */
watchMissingChunks()
startConsent()
followScroll()
countFirstView()
startVersionCheck({ token: document.documentElement.dataset.instance ?? '', version: siteVersion })
startWaking(() => import('./client.tsx'))
whenIdle(() => void startHours())
