const lowest = 100
const perSeries = 9900
/** Coprime to the length of the series, so no number repeats before all are used. */
const stride = 4129
const secondLetters = ' XYZKLMNPQRSTUVW'

/**
 * The n-th number of a letter. Numbers are scattered, so that consecutive houses have no consecutive numbers. When the
 * four digits of a letter are used up, a second letter follows.
 */
export function lodgingNumber(letter: string, index: number): string {
  const series = Math.floor(index / perSeries)
  const second = secondLetters[series]
  if (second === undefined) throw new RangeError(`The letter ${letter} has no number left for house ${index}`)
  const digits = lowest + ((((index % perSeries) + 1) * stride + letter.charCodeAt(0) * 37) % perSeries)
  return `${letter}${second.trim()}${String(digits).padStart(4, '0')}`.toLowerCase()
}

const roomOnStreet = 149

/** Unique house numbers of one street; when they run out, letters are added as on real streets. */
export function houseNumber(streetId: number, index: number): string {
  const number = 1 + ((index * 37 + streetId * 11) % roomOnStreet)
  const round = Math.floor(index / roomOnStreet)
  return round === 0 ? String(number) : `${number}${String.fromCharCode(64 + round)}`
}
