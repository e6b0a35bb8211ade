import type { ReviewStats } from '@marram/contract/broker/lodging-page/shapes'
import { useStayTexts } from '../stay/stay-texts.ts'

/** How many guests gave five stars, four, and so on. */
export function RatingBars({ stats: { byStars, count } }: { stats: ReviewStats }) {
  const { format, texts } = useStayTexts()
  return (
    <ul className="rating-bars" aria-label={texts.reviews.bars}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const given = byStars[stars - 1] ?? 0
        return (
          <li key={stars}>
            <span>{texts.reviews.stars(stars)}</span>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${count === 0 ? 0 : (given / count) * 100}%` }} />
            </span>
            <span className="num">{format.number(given)}</span>
          </li>
        )
      })}
    </ul>
  )
}
