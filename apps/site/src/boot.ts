import { startConsent } from './frame/consent/ask-consent.ts'
import { readConsent } from './frame/consent/consent-choice.ts'
import { followScroll } from './frame/header/scroll-state.ts'
import { startHours } from './frame/header/show-hours.ts'
import { watchMissingChunks } from './frame/navigation/missing-chunks.ts'
import { siteVersion } from './frame/navigation/site-version.ts'
import { startVersionCheck } from './frame/navigation/version-check.ts'
import { startWaking } from './frame/wake/wake.ts'
import { whenIdle } from './kit/when-idle.ts'
import { countFirstView } from './lodging/view-beacon.ts'

/** First script of every page. Does not import React: an article needs none (docs/decisions/058-first-script.md). */
watchMissingChunks()
readConsent()
followScroll()
countFirstView()
startVersionCheck({ token: document.documentElement.dataset.instance ?? '', version: siteVersion })
startWaking(() => import('./client.tsx'))
// Changes the layout: before the lines above, reading the scroll position would lay out the page once more.
startConsent()
whenIdle(() => void startHours())
