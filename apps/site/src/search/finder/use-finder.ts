import type { TextGroup, TextHit } from '@marram/contract/search/client'
import type { AsyncStatus } from '@marram/domain/async-status'
import { editionByKey } from '@marram/domain/edition'
import { freeTextIndex } from '@marram/domain/search-index'
import { useEffect, useState } from 'react'
import { finder } from '../../frame/header/finder-state.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import { useStore } from '../../kit/use-store.ts'
import { useWords } from '../words/use-words.ts'
import { directTarget, type FinderGroup, type FinderInput, finderGroups } from './finder-groups.ts'
import { readRecentSearches, recentSearches } from './recent-searches.ts'

type Finder = {
  readonly query: string
  readonly found: Hits
  readonly groups: readonly FinderGroup[]
  /** The target of enter without a selected suggestion. */
  readonly target: () => string
}

/** Suggestions for the field's text; recent searches if it is empty. */
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

/** `query` is the text of the hits; while a newer one loads, the earlier hits stay, so that nothing jumps. */
export type Hits = { readonly status: AsyncStatus; readonly query: string; readonly hits: readonly TextHit[] }

/** Fast typists pause about this long between words, not between letters. */
const pauseMs = 120

/**
 * A town with hundreds of houses must not hide its own page. Every word must match: one criterion of ten would be
 * useless.
 */
const groups: readonly TextGroup[] = [
  { filter: 'type = lodging', limit: 6, matchingStrategy: 'all' },
  { filter: 'type IN [area, street]', limit: 20, matchingStrategy: 'all' },
  { filter: 'type IN [page, blog, job]', limit: 16, matchingStrategy: 'all' },
]

const none: Hits = { status: 'idle', query: '', hits: [] }

/** Hits in the edition's free text; drops an answer to an earlier query. */
function useHits(query: string): Hits {
  const { scope } = usePageContext()
  const [hits, setHits] = useState(none)
  const text = query.trim()
  useEffect(() => {
    if (text === '') {
      setHits(none)
      return
    }
    const controller = new AbortController()
    setHits((before) => ({ ...before, status: 'pending' }))
    const settle = (next: Hits) => {
      if (!controller.signal.aborted) setHits(next)
    }
    const timer = setTimeout(() => {
      askTexts(scope, text, controller.signal).then(
        (found) => settle({ status: 'success', query: text, hits: found }),
        () => settle({ status: 'error', query: text, hits: [] }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [scope, text])
  return hits
}

async function askTexts({ edition, services }: SiteScope, text: string, signal: AbortSignal): Promise<TextHit[]> {
  const { languageId, locale } = editionByKey(edition)
  const found = await services.search.textGroups(freeTextIndex(languageId, locale), text, groups, { signal })
  return found.flatMap(({ hits }) => hits)
}
