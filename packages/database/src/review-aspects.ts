import type { AspectRatings } from '@marram/domain/guest-review'

/** The columns of `review` and `guest_review`. */
export type AspectColumns = {
  readonly house_rating: number | null
  readonly cleanliness_rating: number | null
  readonly location_rating: number | null
  readonly value_rating: number | null
}

export function aspectColumns({ house, cleanliness, location, value }: AspectRatings): AspectColumns {
  return { house_rating: house, cleanliness_rating: cleanliness, location_rating: location, value_rating: value }
}

export function readAspects(row: AspectColumns): AspectRatings {
  return {
    house: row.house_rating,
    cleanliness: row.cleanliness_rating,
    location: row.location_rating,
    value: row.value_rating,
  }
}
