import type { SearchCounts } from '@marram/contract/search/client'
import { type SearchState, startSearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { pathWords } from '@marram/i18n/path-table'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type PageContext, usePageContext } from '../kit/scope/page-context.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { type CountsState, countsFrom } from './counts-state.ts'
import { createSearch, type RunningSearch } from './create-search.ts'
import { countedChoices } from './filters/counted-choices.ts'
import { keepSearch } from './kept-search.ts'
import { loadCounts, loadResult } from './load-answer.ts'
import { loadedSearch } from './load-search.ts'
import { createSearchAddress, type SearchAddress } from './search-address.ts'
import type { SearchOutlets } from './search-runs.ts'
import type { SearchSetting } from './search-setting.ts'
import { useSearchLife } from './use-search-life.ts'

/** One search for as long as its page is shown: on the server for one request, in the browser until the guest leaves. */
export function useRunningSearch(setting: SearchSetting, ownsAddress: boolean): RunningSearch {
  const context = usePageContext()
  const router = useRouter()
  // The stored page of any other search than the main one knows no query.
  const isHydrated = useHydrated()
  const [running] = useState(() => {
    const isAddressed = ownsAddress && (setting.isMain || isHydrated)
    const address = createSearchAddress(router, setting, ownsAddress, isAddressed)
    return { address, search: startFrom(context, setting, address) }
  })
  useSearchLife(running.search, running.address)
  return running.search
}

function startFrom(context: PageContext, setting: SearchSetting, address: SearchAddress): RunningSearch {
  const { edition } = context.scope
  const { places, search, answer } = loadedSearch(context, setting, address.known())
  const countsOf = (counts: SearchCounts): CountsState => countsFrom(countedChoices(edition, places), counts)
  const hrefOf = (state: SearchState): string => `/${pathWords.search[edition]}/?${presentSearchUrl(state)}`
  const outlets: SearchOutlets = {
    loadResult: (asked, signal) => loadResult(context.scope, asked, setting, signal),
    loadCounts: async (asked, signal) => countsOf(await loadCounts(context.scope, asked, places, signal)),
    keep: (kept) => keepSearch(kept, edition),
    writeAddress: address.write,
    leave: (gone) => address.leave(hrefOf(gone)),
  }
  const counts = answer?.counts ? countsOf(answer.counts) : null
  const first = answer && { result: answer.result, counts }
  return createSearch({ setting, places, start: startSearch(search), first, outlets, hrefOf })
}
