import { plural } from '../../plural.ts'

const count = (one: string, other: string) => (value: number) => plural('en', value, { one, other })

/** Filter panel and price strip; the bar has a catalogue of its own, since the front page shows it too. */
export const filterTexts = {
  filters: {
    title: 'Filters',
    open: 'Filters',
    chosen: count('# filter chosen', '# filters chosen'),
    close: 'Close the filters',
    reset: 'Reset',
    apply: 'Show houses',
    any: 'any',
    houses: count('# house', '# houses'),
    place: 'Place',
    placesUnavailable: 'The list of places is not there at the moment.',
    price: {
      legend: (nights: string) => `Total price for ${nights}`,
      legendAny: 'Total price of the stay',
      label: 'Highest price',
      upTo: (amount: string) => `up to ${amount}`,
      any: 'any price',
      from: (amount: string) => `from ${amount}`,
      histogram: 'The bars show how many houses there are at each price.',
    },
    sections: {
      beach: 'Distance to the sea',
      persons: 'Persons',
      bedrooms: 'Bedrooms',
      wellness: 'Feel good',
      pets: 'Pets',
      changeDays: 'Arrival day',
      special: 'Special',
      bathrooms: 'Bathrooms',
      shop: 'Distance to the shop',
      stars: 'Stars',
      pineCones: 'Pine cones',
      heating: 'Heating',
      household: 'Household and energy',
      texts: 'Name, street, words',
    },
    from: (value: string) => `from ${value}`,
    upTo: (value: string) => `up to ${value}`,
    noPets: 'none',
    bathrooms: (bathrooms: number, showers: number) =>
      `${plural('en', bathrooms, { one: '# bathroom', other: '# bathrooms' })}, ${showers} with shower`,
    texts: {
      textQuery: 'Words',
      textQueryHint: 'What the description should mention',
      vejnavn: 'Street',
      name: 'House number',
    },
    facilities: {
      title: 'All facilities',
      search: 'Search the facilities',
      none: 'No facility is called that.',
      chosen: count('# chosen', '# chosen'),
    },
    relax: {
      title: 'So close. This would help:',
      without: (criterion: string) => `without “${criterion}”`,
      instead: (criterion: string) => `instead: ${criterion}`,
      all: 'all houses, without any filter',
    },
  },
  strip: {
    title: 'Cheapest price per week',
    note: (nights: string, persons: string) => `for ${nights} and ${persons}, all mandatory costs included`,
    earlier: 'Earlier weeks',
    later: 'Later weeks',
    week: (range: string, amount: string, houses: string) => `${range}, from ${amount}, ${houses}`,
    none: (range: string) => `${range}, nothing free`,
    noneShort: 'full',
    keys: 'Arrow keys move from week to week, Enter chooses the week, once more Enter lets it go.',
    unavailable: 'The prices of the weeks are not there at the moment.',
  },
}

export type SearchFilterMessages = typeof filterTexts
