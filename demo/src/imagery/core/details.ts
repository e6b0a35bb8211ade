/**
 * Facts that a picture of a house shows: the view from the windows, the beds of the bedroom, and if there is a stove, a
 * tub on the terrace, a spa bath or an annexe. A wide one is a panorama.
 */
const detailWords = [
  'sea',
  'land',
  'forest',
  'double',
  'twin',
  'bunk',
  'single',
  'stove',
  'tub',
  'spa',
  'annexe',
  'wide',
] as const
export type DetailWord = (typeof detailWords)[number]
/** Empty for a picture of the coast in general, where chance decides. */
export type Details = ReadonlySet<DetailWord>

const isDetailWord = (text: string): text is DetailWord => detailWords.some((word) => word === text)

/** Reads `land-twin`; null for an unknown word. */
export function parseDetails(text: string): Details | null {
  const words = text.split('-')
  const known = words.filter(isDetailWord)
  return known.length === words.length ? new Set(known) : null
}

/** The facts decide; `chance` decides for pictures of no particular house. */
export function decide(details: Details, word: DetailWord, chance: boolean): boolean {
  return details.size === 0 ? chance : details.has(word)
}
