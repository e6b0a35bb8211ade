/** A place that an editor still has to fill in, in any text: `[[Bitte ergänzen: Handelsregister]]`. */
const place = /\[\[[^[\]]*\p{L}[^[\]]*\]\]/gu

/** All such places in the texts of a value; content with one cannot be published. */
export function findPlacesToFill(value: unknown): string[] {
  if (typeof value === 'string') return value.match(place) ?? []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(findPlacesToFill)
}

/** The text in turns: words, place, words, place and so on. */
export function splitAtPlaces(text: string): string[] {
  const places = findPlacesToFill(text)
  return [...text.split(place).flatMap((words, index) => [words, places[index] ?? ''])].slice(0, -1)
}
