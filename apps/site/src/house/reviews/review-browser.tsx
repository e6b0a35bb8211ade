import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Review } from '@marram/contract/broker/review/shapes'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useMemo, useState } from 'react'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { useStayTexts } from '../stay/stay-texts.ts'
import { HouseReview } from './house-review.tsx'
import { ReviewChoices, type ReviewView } from './review-choices.tsx'
import { arrangeReviews } from './review-order.ts'
import { useAllReviews } from './use-all-reviews.ts'

const shownFirst = 6
/** Few enough that a press stays under a tenth of a second on a phone, even with all 999 behind it. */
const shownMore = 12

/** The list with its order, language and "show more". */
export function ReviewBrowser({ lodging, first }: { lodging: LodgingPage; first: readonly Review[] }) {
  const { reviews, status, isComplete, ensure } = useAllReviews(lodging, first)
  const [view, setView] = useState<ReviewView>({ order: 'newest', language: null })
  const [limit, setLimit] = useState(shownFirst)
  const arranged = useMemo(() => arrangeReviews(reviews, view.order, view.language), [reviews, view])
  const total = isComplete ? arranged.length : lodging.reviewStats.count
  const change = (next: ReviewView): void => {
    setView(next)
    setLimit(shownFirst)
    void ensure()
  }
  const showMore = (): void => {
    setLimit((before) => before + shownMore)
    void ensure()
  }
  return (
    <div className="reviews__list" aria-busy={status === 'pending'}>
      <ReviewChoices reviews={reviews} view={view} isComplete={isComplete} onOpen={ensure} onChange={change} />
      <ul className="review-list">
        {arranged.slice(0, limit).map((review) => (
          <HouseReview key={review.id} review={review} />
        ))}
      </ul>
      <ReviewProgress shown={Math.min(limit, arranged.length)} total={total} status={status} onMore={showMore} />
    </div>
  )
}

type ProgressProps = Readonly<{ shown: number; total: number; status: string; onMore: () => void }>

function ReviewProgress({ shown, total, status, onMore }: ProgressProps) {
  const { format, texts } = useStayTexts()
  const isAlive = useHydrated()
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
      {isAlive && left > 0 ? (
        <Button colour="Secondary" onClick={onMore}>
          {status === 'error' ? texts.reviews.retry : texts.reviews.more(format.number(Math.min(left, shownMore)))}
        </Button>
      ) : null}
    </div>
  )
}
