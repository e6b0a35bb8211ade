import type { SearchState } from '@marram/domain/criteria/search-state'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import type { MouseEvent } from 'react'
import { Pagination } from '../kit/pagination.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'

/** Page by page, or ever more of them, as the editors have it; in both cases by links. */
export function ResultPages() {
  const { setting } = useSearchScope()
  return setting.paginationType === 'more' ? <MorePages /> : <NumberedPages />
}

const toPage =
  (page: number) =>
  (state: SearchState): SearchState => ({ ...state, page })

function NumberedPages() {
  const { setting, change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const { total } = useSearchResult()
  const pages = Math.ceil((total ?? 0) / setting.pageSize)
  const turn = (event: MouseEvent, page: number): void => {
    event.preventDefault()
    change(toPage(page))
    // The next page begins where this one did, for eyes and for screen readers.
    const part = event.currentTarget instanceof Element ? event.currentTarget.closest('.search__results') : null
    part?.querySelector<HTMLElement>('.search__total')?.focus({ preventScroll: true })
    part?.scrollIntoView({ block: 'start' })
  }
  return <Pagination page={state.page} pages={pages} hrefOf={(page) => hrefOf(toPage(page)(state))} onTurn={turn} />
}

function MorePages() {
  const { page: texts } = usePageMessages('search')
  const { edition } = usePageContext().scope
  const { setting, change, hrefOf } = useSearchScope()
  const state = useSearchState()
  const { total, cards, firstPage, status } = useSearchResult()
  const shown = (firstPage - 1) * setting.pageSize + cards.length
  if (total === null || shown >= total || cards.length === 0) return null
  const format = formatFor(edition)
  const more = toPage(state.page + 1)
  return (
    <div className="search__more">
      <p className="small muted">{texts.shown(format.number(shown), format.number(total))}</p>
      <Button
        colour="Secondary"
        href={hrefOf(more(state))}
        rel="nofollow"
        aria-disabled={status === 'pending'}
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          if (status !== 'pending') change(more)
        }}
      >
        {texts.more(Math.min(setting.pageSize, total - shown))}
      </Button>
    </div>
  )
}
