import type { SearchState } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'

/** Carries the other criteria in forms without script. A changed search starts at its first page. */
export function HiddenCriteria({ state, except }: { state: SearchState; except: ReadonlySet<string> }) {
  return [...presentSearchUrl({ ...state, page: 1 })]
    .filter(([key]) => !except.has(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}
