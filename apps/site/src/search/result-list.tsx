import { classNames } from '@marram/ui/class-names'
import { LodgingCardSkeleton } from '@marram/ui/skeleton'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { EmptyResult } from './empty-result.tsx'
import { FailedSearch } from './failed-search.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultPages } from './result-pages.tsx'
import { useSearchResult, useSearchScope, useSearchState } from './search-scope.tsx'
import { SlowSearch } from './slow-search.tsx'
import { useListCounter } from './use-list-counter.ts'

const early = 2
const placesKept = 6

type ResultListProps = { readonly headingLevel?: 2 | 3 | 4 }

/** The houses. While new ones are on their way the earlier stay, only paler, so that nothing jumps. */
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
      {status === 'success' && total === 0 ? <EmptyResult /> : null}
      <ul
        className={classNames('search__cards', isGrid && 'search__cards--grid')}
        aria-label={page.results}
        aria-busy={status === 'pending'}
        {...counted}
      >
        {cards.map((card, index) => (
          <li key={card.id}>
            <ResultCard card={card} isEarly={setting.isMain && index < early} headingLevel={headingLevel} />
          </li>
        ))}
        {isAwaited
          ? Array.from({ length: placesKept }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places kept for cards have nothing else to tell them apart
              <li key={index}>
                <LodgingCardSkeleton />
              </li>
            ))
          : null}
      </ul>
      <ResultPages />
    </>
  )
}
