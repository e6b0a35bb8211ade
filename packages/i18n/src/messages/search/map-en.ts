/** Map of the results, and the search in words. */
export const mapTexts = {
  map: { label: 'Map with the houses found' },
  words: { label: 'Say it in your own words' },
}

export type SearchMapMessages = typeof mapTexts
