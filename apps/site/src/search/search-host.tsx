import type { ReactNode } from 'react'
import { SearchProvider } from './search-scope.tsx'
import type { SearchSetting } from './search-setting.ts'
import { useRunningSearch } from './use-running-search.ts'

export type SearchHostProps = {
  readonly setting: SearchSetting
  /** The page is made for this search, so that its address tells order, page and view. */
  readonly ownsAddress: boolean
  readonly children: ReactNode
}

/** Around everything that shows or changes one search. */
export function SearchHost({ setting, ownsAddress, children }: SearchHostProps) {
  return <SearchProvider scope={useRunningSearch(setting, ownsAddress)}>{children}</SearchProvider>
}
