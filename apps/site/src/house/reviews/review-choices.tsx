import type { Review } from '@marram/contract/broker/review/shapes'
import { Select } from '@marram/ui/select'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { useStayTexts } from '../stay/stay-texts.ts'
import { countByLanguage, type ReviewLanguage, type ReviewOrder, reviewOrders } from './review-order.ts'

export type ReviewView = Readonly<{ order: ReviewOrder; language: ReviewLanguage | null }>

type ChoicesProps = Readonly<{
  reviews: readonly Review[]
  view: ReviewView
  isComplete: boolean
  /** The lists need all reviews to count them. */
  onOpen: () => void
  onChange: (view: ReviewView) => void
}>

/** Order and language. They need script, so they appear with it, in a place kept free for them. */
export function ReviewChoices({ reviews, view, isComplete, onOpen, onChange }: ChoicesProps) {
  const { format, texts } = useStayTexts()
  const isAlive = useHydrated()
  if (!isAlive) return <div className="reviews__choices" />
  const languages = countByLanguage(reviews)
  const counted = (count: number): string => (isComplete ? format.number(count) : '…')
  return (
    <div className="reviews__choices">
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
          { value: '', label: texts.reviews.allLanguages(counted(reviews.length)) },
          ...languages.map(([language, count]) => ({
            value: String(language),
            label: texts.reviews.inLanguage(texts.reviews.languages[language], counted(count)),
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
