import { Icon } from '../icon/icon.tsx'

export interface RatingProps {
  /** Already formatted for the edition, such as "4,8". */
  value: string
  /** The number of reviews, such as "37". */
  count?: string
  /** Announced before the value, such as "Bewertung". */
  label: string
}

export function Rating({ value, count, label }: RatingProps) {
  return (
    <span className="rating">
      <span className="visually-hidden">{label} </span>
      <Icon name="star" size="small" />
      {value}
      {count === undefined ? null : <span className="rating__count">({count})</span>}
    </span>
  )
}

/** Rounds to the nearest half and returns for each of the five stars whether it is full, half or empty. */
export function starsFor(rating: number): ('full' | 'half' | 'empty')[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2)
  return [1, 2, 3, 4, 5].map((place) => (halves >= place * 2 ? 'full' : halves === place * 2 - 1 ? 'half' : 'empty'))
}

/** Five stars in half steps. `label` is the accessible name, such as "4,5 von 5 Sternen". */
export function RatingStars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {starsFor(rating).map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a star is its identity
        <span key={place} className={`star star--${kind}`}>
          <Icon name="star" />
          {kind === 'half' ? <Icon name="star-half" className="star__half" /> : null}
        </span>
      ))}
    </span>
  )
}
