import { plural } from '../../plural.ts'

/** Map of the results, the search in words, and what is scarce. */
export const mapTexts = {
  map: {
    label: 'Map with the houses found',
    house: (number: string) => `House ${number}`,
    follow: 'Search as I move the map',
    searchHere: 'Search this part of the map',
  },
  words: {
    label: 'Say it in your own words',
    offer: 'Did you mean:',
    apply: 'Search like this',
    leftOut: (text: string) => `Not understood and left out: “${text}”`,
  },
  urgency: {
    left: (left: number, of: string) =>
      plural('en', left, {
        one: `Only # of the ${of} houses that fit otherwise is still free on these dates.`,
        other: `Only # of the ${of} houses that fit otherwise are still free on these dates.`,
      }),
  },
}

export type SearchMapMessages = typeof mapTexts
