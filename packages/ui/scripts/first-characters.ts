/** As `unicode-range` in fonts.css has them: Latin-1, and what Danish, German and English typography adds. */
export const firstRanges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  // Dashes, quotation marks, bullet, ellipsis, single guillemets.
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  // Euro, trade mark, up, down, minus.
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
]

/** What the fonts of a first visit can write. Other letters come from the larger files, when a page has one. */
export const firstCharacters: string = firstRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')
