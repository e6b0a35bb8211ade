import { plural } from '../../plural.ts'

/** The results map, the phrase search, and scarcity. */
export const mapTexts = {
  map: {
    label: 'Map with the houses found',
    house: (number: string) => `House ${number}`,
    follow: 'Search as I move the map',
    searchHere: 'Search this area',
  },
  words: {
    label: 'Say it in your own words',
    offer: 'Did you mean:',
    apply: 'Search for this',
    leftOut: (text: string) => `We didn’t understand “${text}” and left it out`,
  },
  urgency: {
    left: (left: number, of: string) =>
      plural('en', left, {
        one: `Only # of the ${of} otherwise matching houses is still available on these dates.`,
        other: `Only # of the ${of} otherwise matching houses are still available on these dates.`,
      }),
  },
}

export type SearchMapMessages = typeof mapTexts
