import { useEffect } from 'react'
import { finder } from '../../frame/header/finder-state.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/store.ts'
import { useWords } from '../words/use-words.ts'
import { directTarget, type FinderGroup, type FinderInput, finderGroups } from './finder-groups.ts'
import { readRecentSearches, recentSearches } from './recent-searches.ts'
import { type Hits, useHits } from './use-hits.ts'

export type Finder = {
  readonly query: string
  readonly found: Hits
  readonly groups: readonly FinderGroup[]
  /** Where the enter key leads when no suggestion is chosen. */
  readonly target: () => string
}

/** Everything there is to suggest for what stands in the field; for an empty one, what was searched for last. */
export function useFinder(searchPage: string): Finder {
  const { edition } = usePageContext().scope
  const texts = usePageMessages('finder')
  const { query } = useStore(finder)
  const found = useHits(query)
  const words = useWords(query)
  const recent = useRecentGroups(searchPage)
  const input: FinderInput = { edition, searchPage, query, hits: found.hits, words, texts }
  const text = query.trim()
  return {
    query,
    found,
    groups: text === '' ? recent : finderGroups(input),
    target: () => directTarget(input, found.status === 'success' && found.query === text),
  }
}

function useRecentGroups(searchPage: string): readonly FinderGroup[] {
  const recent = useStore(recentSearches)
  useEffect(() => readRecentSearches(), [])
  if (recent.length === 0) return []
  const options = recent.map((text, index) => ({
    id: `recent-${index}`,
    href: `${searchPage}?${new URLSearchParams({ filter: '1', textQuery: text })}`,
    icon: 'clock' as const,
    title: text,
    fills: text,
  }))
  return [{ key: 'recent', options }]
}
