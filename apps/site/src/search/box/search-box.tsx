import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { Button } from '@marram/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSearchPage } from '../../frame/header/use-search-page.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useStore } from '../../kit/store.ts'
import { BarDialogHost } from '../bar/bar-dialog-host.tsx'
import { BarFields } from '../bar/bar-fields.tsx'
import { PlainSearch } from '../bar/plain-search.tsx'
import { showText } from '../bar/show-text.ts'
import { useBarDialog } from '../bar/use-bar-dialog.ts'
import { useBarSummary } from '../bar/use-bar-summary.ts'
import { useBarTexts } from '../bar/use-bar-texts.ts'
import { placesQuery } from '../places-query.ts'
import { freeHousesQuery } from './box-queries.ts'
import { createBoxScope } from './box-scope.ts'

/** The questions of a search, and the way to the houses that answer them. */
export function SearchBox() {
  const { scope: site } = usePageContext()
  const router = useRouter()
  const { texts } = useBarTexts()
  const { data: places } = useQuery(placesQuery(site))
  const { data: total } = useQuery(freeHousesQuery(site))
  const [scope] = useState(() => createBoxScope(site, places ?? [], total ?? null))
  const state = useStore(scope.state)
  const counts = useStore(scope.counts)
  const summary = useBarSummary(scope)
  const dialog = useBarDialog()
  const path = useSearchPage()
  const href = `${path}?${presentSearchUrl(state)}`
  return (
    <search aria-label={texts.start} onPointerEnter={scope.wake} onFocus={scope.wake}>
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
      <BarDialogHost scope={scope} dialog={dialog} onShow={() => void router.navigate({ href })} />
    </search>
  )
}
