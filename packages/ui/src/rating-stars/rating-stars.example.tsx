import type { Example } from '../gallery/example.ts'
import { Rating, RatingStars } from './rating-stars.tsx'

export const title = 'Rating'

export const examples: Example[] = [
  {
    name: 'one star and a number',
    element: (
      <p>
        <Rating value="4,8" count="37" label="Bewertung" />
      </p>
    ),
  },
  {
    name: 'five stars in half steps',
    element: (
      <div className="stack">
        {[0, 2.5, 4, 4.5, 5].map((rating) => (
          <RatingStars key={rating} rating={rating} label={`${rating.toLocaleString('de-DE')} von 5 Sternen`} />
        ))}
      </div>
    ),
  },
]
