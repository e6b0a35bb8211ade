import { plural } from '../../plural.ts'

/** The search over the whole site. */
export const finder = {
  title: 'Search the whole site',
  label: 'House number, place, or what you have in mind',
  placeholder: 'B2417, Henne, sauna for 6 in July …',
  submit: 'Search',
  close: 'Close the search',
  results: 'Suggestions',
  groups: {
    words: 'Understood as',
    houses: 'Houses',
    areas: 'Places',
    streets: 'Streets',
    pages: 'Pages',
    posts: 'From the blog',
    jobs: 'Jobs',
    recent: 'Your recent searches',
    more: 'Keep looking',
  },
  jump: (number: string) => `Straight to house ${number}`,
  housesIn: (place: string) => `Houses in ${place}`,
  allHouses: (text: string) => `Search the houses for “${text}”`,
  searchPage: 'All houses with filters and map',
  wordsSearch: 'Show houses',
  wordsRest: (text: string) => `without “${text}”, which was not understood`,
  forget: 'Forget these searches',
  searching: 'Searching …',
  found: (count: number) => plural('en', count, { one: '# suggestion', other: '# suggestions' }),
  none: (text: string) => `No house, page or place fits “${text}”.`,
  failed: 'The suggestions do not come at the moment. You can still search the houses for your words.',
  hint: 'Type the number of a house, a place, a street or a subject. Whole wishes work too:',
  examples: [
    '6 persons with sauna and dog in Henne in July',
    'small house near the beach, under 900 €',
    'thatched roof on Fanø',
  ],
  keys: { choose: 'choose', open: 'open', leave: 'close' },
}

export type FinderMessages = typeof finder
