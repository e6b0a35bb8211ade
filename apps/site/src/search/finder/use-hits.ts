import type { TextGroup, TextHit } from '@marram/contract/search/client'
import type { AsyncStatus } from '@marram/domain/async-status'
import { editionByKey } from '@marram/domain/edition'
import { freeTextIndex } from '@marram/domain/search-index'
import { useEffect, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'

/** `query` is what the hits belong to; while a newer one is asked the earlier hits stay, so that nothing jumps. */
export type Hits = { readonly status: AsyncStatus; readonly query: string; readonly hits: readonly TextHit[] }

/** A fast typist pauses about this long between words, not between letters. */
const pauseMs = 120

/** A town with hundreds of houses must not hide its own page. Every word counts: a wish of ten is no wish for one. */
const groups: readonly TextGroup[] = [
  { filter: 'type = lodging', limit: 6, matchingStrategy: 'all' },
  { filter: 'type IN [area, street]', limit: 20, matchingStrategy: 'all' },
  { filter: 'type IN [page, blog, job]', limit: 16, matchingStrategy: 'all' },
]

const none: Hits = { status: 'idle', query: '', hits: [] }

/** What the free text of the edition has for the query; an answer to an earlier query is dropped. */
export function useHits(query: string): Hits {
  const { scope } = usePageContext()
  const [hits, setHits] = useState(none)
  const text = query.trim()
  useEffect(() => {
    if (text === '') {
      setHits(none)
      return
    }
    const asked = new AbortController()
    setHits((before) => ({ ...before, status: 'pending' }))
    const settle = (next: Hits) => {
      if (!asked.signal.aborted) setHits(next)
    }
    const timer = setTimeout(() => {
      askTexts(scope, text, asked.signal).then(
        (found) => settle({ status: 'success', query: text, hits: found }),
        () => settle({ status: 'error', query: text, hits: [] }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [scope, text])
  return hits
}

async function askTexts({ edition, services }: SiteScope, text: string, signal: AbortSignal): Promise<TextHit[]> {
  const { languageId, locale } = editionByKey(edition)
  const found = await services.search.textGroups(freeTextIndex(languageId, locale), text, groups, { signal })
  return found.flatMap(({ hits }) => hits)
}
