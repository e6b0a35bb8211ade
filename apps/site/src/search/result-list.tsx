import type { SearchState } from '@marram/domain/criteria/search-state'
import type { Currency } from '@marram/domain/money'
import { priceSize } from '@marram/domain/price-size'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { Notice } from '@marram/ui/notice'
import { LodgingCardSkeleton } from '@marram/ui/skeleton'
import { type MouseEvent, useEffect, useState } from 'react'
import { countEvent } from '../frame/counting/count-event.ts'
import { Pagination } from '../kit/pagination.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { EmptyResult } from './empty-result.tsx'
import { noteVisitedLodging } from './map/visited-lodgings.ts'
import { ResultCard } from './result-card.tsx'
import type { ResultState } from './search-answer.ts'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'

const skeletonCount = 6

type ResultListProps = { readonly headingLevel?: 2 | 3 | 4 }

/** The houses. While new ones load the earlier ones stay, dimmed, so that nothing jumps. */
export function ResultList({ headingLevel = 2 }: ResultListProps) {
  const { page } = usePageMessages('search')
  const { setting } = useSearchScope()
  const { viewType } = useSearchState()
  const { status, total, cards, failure } = useSearchResult()
  const isFailed = status === 'error' || (status === 'idle' && total === null) || failure !== null
  const isAwaited = status === 'pending' && cards.length === 0
  const isGrid = viewType === 'grid'
  const counted = useListCounter()
  return (
    <>
      <SlowSearch />
      {isFailed ? <FailedSearch /> : null}
      {status === 'success' && total === 0 ? (
        <PartBoundary>
          <EmptyResult />
        </PartBoundary>
      ) : null}
      {isBeyondLastPage({ status, total, cards }) ? <BeyondLastPage /> : null}
      <ul
        className={classNames('search__cards', isGrid && 'search__cards--grid')}
        aria-label={page.results}
        aria-busy={status === 'pending'}
        {...counted}
      >
        {cards.map((card, index) => (
          <li key={card.id}>
            <PartBoundary>
              <ResultCard card={card} isEarly={setting.isMain && index === 0} headingLevel={headingLevel} />
            </PartBoundary>
          </li>
        ))}
        {isAwaited
          ? Array.from({ length: skeletonCount }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
              <li key={index}>
                <LodgingCardSkeleton />
              </li>
            ))
          : null}
      </ul>
      <PartBoundary>
        <ResultPages />
      </PartBoundary>
    </>
  )
}

/** A URL may name a page that doesn't exist, or no longer does. */
export function isBeyondLastPage({ status, total, cards }: Pick<ResultState, 'status' | 'total' | 'cards'>): boolean {
  return status === 'success' && total !== null && total > 0 && cards.length === 0
}

function BeyondLastPage() {
  const { beyond } = usePageMessages('search').page
  const { setting, hrefOf } = useSearchScope()
  const state = useSearchState()
  const { total } = useSearchResult()
  return (
    <div className="search__empty">
      <p>{beyond.text(Math.ceil((total ?? 0) / setting.pageSize))}</p>
      <Button colour="Secondary" href={hrefOf({ ...state, page: 1 })} rel="nofollow">
        {beyond.first}
      </Button>
    </div>
  )
}

const slowAfterMs = 2500

/** After a while the page says that it is still searching. */
function SlowSearch() {
  const { page } = usePageMessages('search')
  const isPending = useSearchResult().status === 'pending'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending])
  return (
    <p className="search__slow small muted" role="status">
      {isSlow && isPending ? page.slow : null}
    </p>
  )
}

/** Says that the filters are saved, and how to continue. */
function FailedSearch() {
  const { failed } = usePageMessages('search').page
  const { retry } = useSearchScope()
  const { status, cards, failure } = useSearchResult()
  return (
    <div className="search__failed">
      <Notice kind="error" announce={failure !== null}>
        <p>
          <b>{failed.title}</b>
        </p>
        <p>
          {failed.text} {cards.length > 0 ? failed.old : null}
        </p>
        {failure ? <p className="small muted">{failure.message}</p> : null}
        <Button size="small" colour="Secondary" disabled={status === 'pending'} onClick={retry}>
          {status === 'pending' ? failed.retrying : failed.retry}
        </Button>
      </Notice>
    </div>
  )
}

/** Page by page or "show more", as editors configured; links in both cases. */
function ResultPages() {
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
    // Moves scroll position and focus of the next page to its start.
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

/** Characters allowed in a statistics name; editors may type any. */
export function listName(listType: string): string {
  const name = listType.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  return name.replaceAll(/^-|-$/g, '').slice(0, 40) || 'list'
}

type Option = { readonly price: number; readonly duration: number; readonly currency: Currency }
type CountedCard = { readonly option: Option | null }

/** The events for opening a house from a list: the list, and the price range if known. */
export function openedEvents(list: string, card: CountedCard | undefined): string[] {
  const option = card?.option
  const opened = `house-from:${list}`
  return option ? [opened, `price-size:${priceSize(option.price, option.duration, option.currency)}`] : [opened]
}

/** Counts that a list was shown and that a house was opened from it, under the editors' list type. */
function useListCounter(): { onClick: (event: MouseEvent<HTMLElement>) => void } {
  const { setting } = useSearchScope()
  const name = listName(setting.listType)
  const { cards } = useSearchResult()
  const isShown = cards.length > 0
  useEffect(() => {
    if (isShown) countEvent(`list:${name}`)
  }, [isShown, name])
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || !currentTarget.contains(link)) return
    const position = [...currentTarget.children].findIndex((item) => item.contains(link))
    const card = cards[position]
    for (const event of openedEvents(name, card)) countEvent(event)
    if (card) noteVisitedLodging(card.id)
  }
  return { onClick }
}
