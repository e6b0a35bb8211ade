import { isNumeric } from '../number-check.ts'
import { slug } from '../slug.ts'

const placesKey = 'omraader'
const mostPlaces = 100

/** A place with a slug and the ids of its locations. */
export type NamedPlace = Readonly<{ slug: string; locationIds: readonly number[] }>

/** The places in a link that contains at least one slug; null if all are numbers. */
export function findPlaceWords(query: URLSearchParams): readonly string[] | null {
  const words = query
    .getAll(placesKey)
    .flatMap((value) => value.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.every(isNumeric) ? null : words.slice(0, mostPlaces)
}

/**
 * Replaces slugs with location ids; null if the link contains none. The first place with a slug wins, and unknown slugs
 * are dropped.
 */
export function withPlaceNumbers(query: URLSearchParams, places: readonly NamedPlace[]): URLSearchParams | null {
  const words = findPlaceWords(query)
  if (words === null) return null
  const numbers = words.flatMap((word) => {
    if (isNumeric(word)) return [Number(word)]
    const wanted = slug(word)
    return places.find((place) => place.slug === wanted)?.locationIds ?? []
  })
  const params = new URLSearchParams(query)
  const inOrder = [...new Set(numbers)].sort((a, b) => a - b)
  if (inOrder.length > 0) params.set(placesKey, inOrder.join(','))
  else params.delete(placesKey)
  return params
}

/** Copies the slugs, which only the list of places can resolve, into the query that a page is rendered for. */
export function keepPlaceWords(query: URLSearchParams, known: URLSearchParams): void {
  const words = findPlaceWords(query)
  if (words !== null) known.set(placesKey, words.join(','))
}
