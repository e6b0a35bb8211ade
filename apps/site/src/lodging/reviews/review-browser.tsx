import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { isFiltered, type ReviewFilter } from '@marram/domain/review-filter'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Select } from '@marram/ui/select'
import { useEffect, useMemo, useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { filteredReviewCount, firstReviewCount, type ShownReview } from '../lodging-part-queries.ts'
import { useStayTexts } from '../stay/stay-texts.ts'
import { LodgingReview } from './lodging-review.tsx'
import {
  type FilterLink,
  LanguageFilter,
  NoMatch,
  readReviewFilter,
  TopicFilter,
  useFilterLinks,
  writeReviewFilter,
} from './review-filters.tsx'
import { arrangeReviews, type ReviewOrder, reviewOrders } from './review-order.ts'

/** Few enough that a press takes less than 100 ms on a phone, even with all 999 loaded. */
const shownMore = 12

type BrowserProps = Readonly<{
  lodging: LodgingPage
  query: string
  /** The reviews in the page, selected by `firstFilter`. */
  first: readonly ShownReview[]
  firstFilter: ReviewFilter
}>

/** The list with its filters, sort order and "show more". */
export function ReviewBrowser({ lodging, query, first, firstFilter }: BrowserProps) {
  const { reviews, status, isComplete, ensure } = useAllReviews(lodging, first)
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [filter, setFilter] = useState(firstFilter)
  const [limit, setLimit] = useState(isFiltered(firstFilter) ? filteredReviewCount : firstReviewCount)
  const arranged = useMemo(() => arrangeReviews(reviews, order, filter), [reviews, order, filter])
  const show = (next: ReviewFilter): void => {
    setFilter(next)
    setLimit(firstReviewCount)
    void ensure()
  }
  useFilterOfAddress(filter, show)
  const linkTo = useFilterLinks(query, (next) => {
    writeReviewFilter(next)
    show(next)
  })
  const isWhole = isComplete || (filter === firstFilter && isFiltered(filter) && first.length < filteredReviewCount)
  const total = isWhole ? arranged.length : countOf(lodging, filter, arranged.length)
  return (
    <div className="reviews__list" aria-busy={status === 'pending'}>
      <TopicFilter stats={lodging.reviewStats} filter={filter} linkTo={linkTo} />
      <div className="reviews__choices">
        <LanguageFilter stats={lodging.reviewStats} filter={filter} linkTo={linkTo} />
        <OrderChoice
          order={order}
          onOpen={ensure}
          onChange={(next) => {
            setOrder(next)
            show(filter)
          }}
        />
      </div>
      {batchesOf(arranged.slice(0, limit)).map((batch) => (
        <ul className="review-list" key={batch[0]?.id}>
          {batch.map((review) => (
            <LodgingReview key={review.id} review={review} />
          ))}
        </ul>
      ))}
      <ReviewProgress
        shown={Math.min(limit, arranged.length)}
        total={total}
        status={status}
        linkTo={linkTo}
        onMore={() => {
          setLimit((before) => before + shownMore)
          void ensure()
        }}
      />
    </div>
  )
}

/** Before all reviews are there: exact but for two choices at once. */
function countOf({ reviewStats }: LodgingPage, { topic, language }: ReviewFilter, known: number): number {
  if (topic !== null && language !== null) return known
  if (topic !== null) return reviewStats.topics.find((one) => one.topic === topic)?.count ?? known
  if (language === null) return reviewStats.count
  const { languageId } = editionByKey(language)
  return reviewStats.languages.find((one) => one.language === languageId)?.count ?? known
}

/** Going back or forward shows the filter of that entry. */
function useFilterOfAddress(shown: ReviewFilter, show: (filter: ReviewFilter) => void): void {
  useEffect(() => {
    const { pathname } = window.location
    const read = (): void => {
      const { topic, language } = readReviewFilter()
      const isSame = topic === shown.topic && language === shown.language
      if (window.location.pathname === pathname && !isSame) show({ topic, language })
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  })
}

/** Lists with columns of their own, so that showing more moves none of those above to another column. */
function batchesOf(reviews: readonly ShownReview[]): readonly (readonly ShownReview[])[] {
  const batches = reviews.length > 0 ? [reviews.slice(0, firstReviewCount)] : []
  for (let at = firstReviewCount; at < reviews.length; at += shownMore) batches.push(reviews.slice(at, at + shownMore))
  return batches
}

type ProgressProps = Readonly<{
  shown: number
  total: number
  status: LoadStatus
  linkTo: FilterLink
  onMore: () => void
}>

function ReviewProgress({ shown, total, status, linkTo, onMore }: ProgressProps) {
  const { format, texts } = useStayTexts()
  const isHydrated = useHydrated()
  const left = total - shown
  return (
    <div className="reviews__more">
      {status === 'error' ? (
        <Notice kind="error" announce>
          {texts.reviews.moreFailed}
        </Notice>
      ) : null}
      <p role="status">
        {total === 0 && status !== 'pending' && status !== 'error' ? (
          <NoMatch linkTo={linkTo} />
        ) : (
          <span className="small muted">
            {status === 'pending'
              ? texts.reviews.loading
              : texts.reviews.shown(format.number(shown), format.number(total))}
          </span>
        )}
      </p>
      {isHydrated && (left > 0 || status === 'error') ? (
        <Button colour="Secondary" onClick={onMore}>
          {status === 'error' ? texts.reviews.retry : texts.reviews.more(format.number(Math.min(left, shownMore)))}
        </Button>
      ) : null}
    </div>
  )
}

type OrderProps = Readonly<{
  order: ReviewOrder
  /** Every other order needs all reviews. */
  onOpen: () => void
  onChange: (order: ReviewOrder) => void
}>

/** Hidden without script: the page contains the newest reviews only. */
function OrderChoice({ order, onOpen, onChange }: OrderProps) {
  const { texts } = useStayTexts()
  return (
    <div className="reviews__order needs-script">
      <Select
        onFocus={onOpen}
        onPointerEnter={onOpen}
        label={texts.reviews.sort}
        value={order}
        options={reviewOrders.map((known) => ({ value: known, label: texts.reviews.orders[known] }))}
        onChange={(event) => {
          const chosen = reviewOrders.find((known) => known === event.currentTarget.value)
          if (chosen) onChange(chosen)
        }}
      />
    </div>
  )
}

type LoadStatus = 'idle' | 'pending' | 'success' | 'error'

/** The page contains the first few. Filtering, sorting or reading on loads all of them, once. */
function useAllReviews({ id, reviewStats }: LodgingPage, first: readonly ShownReview[]) {
  const { scope } = usePageContext()
  const [reviews, setReviews] = useState(first)
  const [status, setStatus] = useState<LoadStatus>('idle')
  const isComplete = reviews.length >= reviewStats.count || status === 'success'
  const ensure = async (): Promise<void> => {
    if (isComplete || status === 'pending') return
    setStatus('pending')
    try {
      const { languageId } = editionByKey(scope.edition)
      setReviews(await scope.services.broker.lodgingReviews({ lan: languageId, lodgingId: id }))
      setStatus('success')
    } catch (error) {
      logWarning('The reviews of the house could not be loaded.', error)
      setStatus('error')
    }
  }
  return { reviews, status, isComplete, ensure }
}
