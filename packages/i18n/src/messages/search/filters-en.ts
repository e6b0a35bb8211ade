import { plural } from '../../plural.ts'

const count = (one: string, other: string) => (value: number) => plural('en', value, { one, other })

/** Filter panel and price strip; the search bar has a separate catalogue, because the front page shows it too. */
export const filterTexts = {
  filters: {
    title: 'Filters',
    open: 'Filters',
    chosen: count('# filter selected', '# filters selected'),
    close: 'Close the filters',
    reset: 'Reset',
    apply: 'Show houses',
    more: 'More filters',
    any: 'any',
    houses: count('# house', '# houses'),
    place: 'Place',
    placesUnavailable: 'We can’t load the list of places at the moment.',
    price: {
      legend: (nights: string) => `Total price for ${nights}`,
      legendAny: 'Total price for the stay',
      label: 'Maximum price',
      upTo: (amount: string) => `up to ${amount}`,
      any: 'any price',
      from: (amount: string) => `from ${amount}`,
      histogram: 'The bars show the number of houses at each price.',
    },
    sections: {
      beach: 'Distance to the sea',
      persons: 'Guests',
      bedrooms: 'Bedrooms',
      wellness: 'Wellness',
      pets: 'Pets',
      changeDays: 'Arrival day',
      special: 'Special features',
      bathrooms: 'Bathrooms',
      shop: 'Distance to the shops',
      stars: 'Stars',
      pineCones: 'House standard (1 to 5 pine cones)',
      heating: 'Heating',
      household: 'Household and energy',
      texts: 'House no., street, keyword',
    },
    from: (value: string) => `from ${value}`,
    upTo: (value: string) => `up to ${value}`,
    noPets: 'no pets',
    bathrooms: (bathrooms: number, showers: number) =>
      `${plural('en', bathrooms, { one: '# bathroom', other: '# bathrooms' })}, ${showers} with a shower`,
    texts: {
      textQuery: 'Keyword',
      textQueryHint: 'What the description should mention',
      vejnavn: 'Street',
      name: 'House no. (B2417)',
    },
    facilities: {
      title: 'All facilities',
      search: 'Search the facilities',
      none: 'No facility matches that.',
      chosen: count('# selected', '# selected'),
    },
    relax: {
      title: 'No exact match. Try one of these:',
      without: (criterion: string) => `without “${criterion}”`,
      instead: (criterion: string) => `instead: ${criterion}`,
      all: 'all houses, no filters',
    },
  },
  strip: {
    title: 'Cheapest price per week',
    note: (nights: string, persons: string) => `for ${nights} and ${persons}`,
    earlier: 'Earlier weeks',
    later: 'Later weeks',
    week: (range: string, amount: string, houses: string) => `${range}, from ${amount}, ${houses}`,
    none: (range: string) => `${range}, nothing available`,
    noneShort: 'none',
    keys: 'Use the arrow keys to move between weeks. Press Enter to select a week, and again to deselect it.',
    unavailable: 'We can’t load the weekly prices at the moment.',
  },
}

export type SearchFilterMessages = typeof filterTexts
