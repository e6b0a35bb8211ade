import type { SearchState } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'

/** For forms without script: what else the guest has asked for goes along. A changed search begins at its first page. */
export function HiddenCriteria({ state, except }: { state: SearchState; except: ReadonlySet<string> }) {
  return [...presentSearchUrl({ ...state, page: 1 })]
    .filter(([key]) => !except.has(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}
