import { atPlace } from '../../place-name.ts'
import { plural } from '../../plural.ts'

/** The search over the whole site. */
export const finder = {
  title: 'Search the whole site',
  label: 'House no., place, or what you’re looking for',
  placeholder: 'Place, house number, sauna for 6 in July …',
  submit: 'Search',
  close: 'Close the search',
  results: 'Suggestions',
  groups: {
    words: 'We searched for',
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
  housesIn: (place: string) => `Houses ${atPlace('en', place)}`,
  allHouses: (text: string) => `Search the houses for “${text}”`,
  searchPage: 'All houses with filters and map',
  wordsSearch: 'Show houses',
  wordsRest: (text: string) => `without “${text}”, which we didn’t understand`,
  forget: 'Clear recent searches',
  searching: 'Searching …',
  found: (count: number) => plural('en', count, { one: '# suggestion', other: '# suggestions' }),
  none: (text: string) => `We can’t find a house, page or place matching “${text}”.`,
  failed: 'We can’t load suggestions at the moment, but you can still search the houses.',
  hint: 'Type a house number, place, street or topic. Or just describe what you want:',
  examples: [
    '6 guests with sauna and dog in July',
    'small house near the beach, under €900',
    'thatched roof with a log burner',
  ],
  keys: { choose: 'choose', open: 'open', leave: 'close' },
}

export type FinderMessages = typeof finder
