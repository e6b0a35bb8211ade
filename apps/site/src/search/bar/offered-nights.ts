/** Lengths of stay that the search bar offers; a link may ask for any other. */
export const offeredNights: readonly number[] = [2, 3, 4, 5, 6, 7, 10, 14, 21]
