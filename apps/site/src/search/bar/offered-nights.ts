/** Lengths of stay that the search bar offers; a link may ask for any other. */
export const offeredNights: readonly number[] = [2, 3, 4, 5, 6, 7, 10, 14, 21]

/** For guests who are free to stay longer or shorter. */
export const offeredNightRanges: readonly (readonly [from: number, to: number])[] = [
  [2, 4],
  [3, 5],
  [5, 7],
  [6, 8],
  [7, 10],
  [10, 14],
]
