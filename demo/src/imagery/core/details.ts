/** Facts that a picture of a house shows. */
const detailWords = [
  // The view from the windows.
  'sea',
  'land',
  // The surroundings; the view from a house in the forest is its trees.
  'dunes',
  'heath',
  'forest',
  'village',
  'fjord',
  'meadow',
  // The house.
  'tiny',
  'small',
  'large',
  'huge',
  'cabin',
  'timber',
  'fisherman',
  'new',
  'upstairs',
  'covered',
  'annexe',
  'carport',
  'solar',
  'stove',
  // The garden.
  'tub',
  'jacuzzi',
  'shower',
  'fence',
  'swings',
  'sandbox',
  'trampoline',
  'bonfire',
  'shelter',
  // The rooms.
  'double',
  'twin',
  'bunk',
  'single',
  'spa',
  // A panorama.
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
