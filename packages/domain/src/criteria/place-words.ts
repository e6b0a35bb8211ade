import { isNumeric } from '../number-check.ts'
import { slug } from '../slug.ts'

const placesKey = 'omraader'
const mostPlaces = 100

/** A place with a slug and the numbers of its locations. */
export type NamedPlace = Readonly<{ slug: string; locationIds: readonly number[] }>

/** The places of a link that names at least one of them by its slug; null where all are numbers. */
export function findPlaceWords(query: URLSearchParams): readonly string[] | null {
  const words = query
    .getAll(placesKey)
    .flatMap((value) => value.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return words.every(isNumeric) ? null : words.slice(0, mostPlaces)
}

/**
 * The same link with numbers in the place of slugs; null where it has none. The first place with a slug counts, and a
 * slug that no place has is left out.
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

/** The query that a page is rendered for, with the slugs that only the places themselves can resolve. */
export function keepPlaceWords(query: URLSearchParams, known: URLSearchParams): void {
  const words = findPlaceWords(query)
  if (words !== null) known.set(placesKey, words.join(','))
}
