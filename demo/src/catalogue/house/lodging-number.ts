const lowest = 100
const perSeries = 9900
/** Shares no factor with the series, so every number comes up once before any comes twice. */
const stride = 4129
const secondLetters = ' XYZKLMNPQRSTUVW'

/**
 * The n-th number of a letter: scattered, so that neighbours in the catalogue are not neighbours in number. A letter
 * whose four digits are used up goes on with two letters.
 */
export function lodgingNumber(letter: string, index: number): string {
  const series = Math.floor(index / perSeries)
  const second = secondLetters[series]
  if (second === undefined) throw new RangeError(`The letter ${letter} has no number left for house ${index}`)
  const digits = lowest + ((((index % perSeries) + 1) * stride + letter.charCodeAt(0) * 37) % perSeries)
  return `${letter}${second.trim()}${String(digits).padStart(4, '0')}`.toLowerCase()
}

const roomOnStreet = 149

/** House numbers of one street, each once; when they run out, letters follow as on real streets. */
export function houseNumber(streetId: number, index: number): string {
  const number = 1 + ((index * 37 + streetId * 11) % roomOnStreet)
  const round = Math.floor(index / roomOnStreet)
  return round === 0 ? String(number) : `${number}${String.fromCharCode(64 + round)}`
}
