import type { PlaceArea } from '@marram/contract/broker/shapes'
import { startSearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { Button } from '@marram/ui/button'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSearchPage } from '../../frame/header/use-search-page.ts'
import { goTo } from '../../frame/navigation/use-link-navigation.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import { createStore } from '../../kit/store.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { useStore } from '../../kit/use-store.ts'
import { BarDialogHost, BarFields, useBarDialog } from '../bar/bar-fields.tsx'
import { type BarScope, showText, useBarTexts } from '../bar/bar-scope.ts'
import { useBarSummary } from '../bar/bar-summary.ts'
import { PlainSearch } from '../bar/plain-search.tsx'
import { placesQuery } from '../places-query.ts'
import { noCounts } from '../search-answer.ts'
import { freeLodgingsQuery } from './load-search-box.ts'

/** The questions of a search, and a link to the matching houses. */
export function SearchBox() {
  const { scope: site } = usePageContext()
  const router = useRouter()
  const { texts } = useBarTexts()
  const places = useLoaded(placesQuery(site))
  const total = useLoaded(freeLodgingsQuery(site))
  const [scope] = useState(() => createBoxScope(site, places ?? [], total ?? null))
  const state = useStore(scope.state)
  const counts = useStore(scope.counts)
  const summary = useBarSummary(scope)
  const dialog = useBarDialog()
  const path = useSearchPage()
  const href = `${path}?${presentSearchUrl(state)}`
  return (
    <search aria-label={texts.start} onPointerEnter={scope.requestCounts} onFocus={scope.requestCounts}>
      <div className="search-box bar-fields">
        <BarFields scope={scope} summary={summary} onNarrow={dialog.open} />
        <Button colour="CTA" size="large" href={href} rel="nofollow">
          {showText(counts.total, texts)}
        </Button>
      </div>
      <noscript>
        <div className="search-box">
          <PlainSearch state={state} action={path} />
        </div>
      </noscript>
      <BarDialogHost scope={scope} dialog={dialog} onShow={() => void goTo(router, href)} />
    </search>
  )
}

type BoxScope = BarScope & {
  /** Fetches the counts beside the choices on the first call. */
  readonly requestCounts: () => void
}

/** A search that starts on another page. It stays in the box until the guest goes to the houses. */
function createBoxScope(site: SiteScope, places: readonly PlaceArea[], total: number | null): BoxScope {
  const state = createStore(startSearch())
  const counts = createStore({ ...noCounts, total })
  let areCountsWanted = false
  const count = async (): Promise<void> => {
    const current = state.get()
    const { loadBoxCounts } = await import('./box-counts.ts')
    const answer = await loadBoxCounts(site, current, places)
    // A later change has requested other counts.
    if (state.get() === current) counts.set(answer)
  }
  const countOrForget = (): void => {
    // Without counts the box still leads to the houses.
    count().catch(() => counts.set(noCounts))
  }
  return {
    ...{ state, counts, places },
    change: (rule) => {
      const before = state.get()
      const next = rule(before)
      if (next === before) return
      areCountsWanted = true
      state.set(next)
      countOrForget()
    },
    requestCounts: () => {
      if (areCountsWanted) return
      areCountsWanted = true
      countOrForget()
    },
  }
}
