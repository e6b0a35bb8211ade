import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Select } from '@marram/ui/select'
import { useMemo, useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { firstReviewCount, type ShownReview } from '../lodging-part-queries.ts'
import { useStayTexts } from '../stay/stay-texts.ts'
import { LodgingReview } from './lodging-review.tsx'
import { arrangeReviews, countByLanguage, type ReviewLanguage, type ReviewOrder, reviewOrders } from './review-order.ts'

/** Few enough that a press takes less than 100 ms on a phone, even with all 999 loaded. */
const shownMore = 12

/** The list with its sort order, language and "show more". */
export function ReviewBrowser({ lodging, first }: { lodging: LodgingPage; first: readonly ShownReview[] }) {
  const { reviews, status, isComplete, ensure } = useAllReviews(lodging, first)
  const [view, setView] = useState<ReviewView>({ order: 'newest', language: null })
  const [limit, setLimit] = useState(firstReviewCount)
  const arranged = useMemo(() => arrangeReviews(reviews, view.order, view.language), [reviews, view])
  const total = isComplete ? arranged.length : lodging.reviewStats.count
  const change = (next: ReviewView): void => {
    setView(next)
    setLimit(firstReviewCount)
    void ensure()
  }
  const showMore = (): void => {
    setLimit((before) => before + shownMore)
    void ensure()
  }
  return (
    <div className="reviews__list" aria-busy={status === 'pending'}>
      <ReviewChoices
        reviews={reviews}
        count={lodging.reviewStats.count}
        view={view}
        isComplete={isComplete}
        onOpen={ensure}
        onChange={change}
      />
      {batchesOf(arranged.slice(0, limit)).map((batch) => (
        <ul className="review-list" key={batch[0]?.id}>
          {batch.map((review) => (
            <LodgingReview key={review.id} review={review} />
          ))}
        </ul>
      ))}
      <ReviewProgress shown={Math.min(limit, arranged.length)} total={total} status={status} onMore={showMore} />
    </div>
  )
}

/** Lists with columns of their own, so that showing more moves none of those above to another column. */
function batchesOf(reviews: readonly ShownReview[]): readonly (readonly ShownReview[])[] {
  const batches = [reviews.slice(0, firstReviewCount)]
  for (let at = firstReviewCount; at < reviews.length; at += shownMore) batches.push(reviews.slice(at, at + shownMore))
  return batches
}

type ProgressProps = Readonly<{ shown: number; total: number; status: string; onMore: () => void }>

function ReviewProgress({ shown, total, status, onMore }: ProgressProps) {
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
      <p className="small muted" role="status">
        {status === 'pending' ? texts.reviews.loading : texts.reviews.shown(format.number(shown), format.number(total))}
      </p>
      {isHydrated && left > 0 ? (
        <Button colour="Secondary" onClick={onMore}>
          {status === 'error' ? texts.reviews.retry : texts.reviews.more(format.number(Math.min(left, shownMore)))}
        </Button>
      ) : null}
    </div>
  )
}

type ReviewView = Readonly<{ order: ReviewOrder; language: ReviewLanguage | null }>

type ChoicesProps = Readonly<{
  count: number
  reviews: readonly ShownReview[]
  view: ReviewView
  isComplete: boolean
  /** The counts in the lists need all reviews. */
  onOpen: () => void
  onChange: (view: ReviewView) => void
}>

/** Sort order and language. Hidden without script: the page contains the first reviews only. */
function ReviewChoices({ reviews, count: all, view, isComplete, onOpen, onChange }: ChoicesProps) {
  const { format, texts } = useStayTexts()
  const languages = countByLanguage(reviews)
  return (
    <div className="reviews__choices needs-script">
      <Select
        onFocus={onOpen}
        onPointerEnter={onOpen}
        label={texts.reviews.sort}
        value={view.order}
        options={reviewOrders.map((order) => ({ value: order, label: texts.reviews.orders[order] }))}
        onChange={(event) => {
          const order = reviewOrders.find((known) => known === event.currentTarget.value)
          if (order) onChange({ ...view, order })
        }}
      />
      <Select
        onFocus={onOpen}
        onPointerEnter={onOpen}
        label={texts.reviews.language}
        value={String(view.language ?? '')}
        options={[
          { value: '', label: texts.reviews.allLanguages(format.number(isComplete ? reviews.length : all)) },
          ...languages.map(([language, count]) => ({
            value: String(language),
            // The counts are known once all reviews have loaded.
            label: isComplete
              ? texts.reviews.inLanguage(texts.reviews.languages[language], format.number(count))
              : texts.reviews.languages[language],
          })),
        ]}
        onChange={(event) => {
          const chosen = languages.find(([language]) => String(language) === event.currentTarget.value)
          onChange({ ...view, language: chosen?.[0] ?? null })
        }}
      />
    </div>
  )
}

type LoadStatus = 'idle' | 'pending' | 'success' | 'error'

/** The page contains the first few. Sorting, choosing a language or reading on loads all of them, once. */
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
