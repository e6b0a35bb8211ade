import { plural } from '../../plural.ts'

/**
 * Texts below the search box of the front page. Separate from the common texts, because a first visit shows the
 * server's HTML.
 */
export const front = {
  quick: {
    title: 'Popular',
    dog: 'With a dog',
    sauna: 'Sauna',
    pool: 'Indoor pool',
    beach: (distance: string) => `Within ${distance} of the sea`,
    short: (nights: string) => `${nights} nights`,
    internet: (speed: string) => `From ${speed} Mbit/s`,
    charger: 'EV charger',
  },
  year: {
    title: 'The cheapest weeks of the coming year',
    intro:
      'What the cheapest available house costs for 7 nights and 2 guests, all mandatory costs included. Choose a week to see the houses.',
    seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' },
    from: (price: string) => `from ${price}`,
    available: (count: number) => plural('en', count, { one: '# house available', other: '# houses available' }),
    cheapest: 'Cheapest of all',
    weeks: 'Week by week',
    skip: 'Skip the weeks',
    weekShort: (week: number) => `Wk ${week}`,
    week: (range: string, price: string, houses: string) => `${range}, from ${price}, ${houses}`,
    none: (range: string) => `${range}, nothing available`,
    noneShort: 'full',
    unit: 'Prices in euros',
    best: 'Cheapest week of its season',
    danish: 'School holidays in Denmark',
    german: 'School holidays in Germany',
  },
  areas: {
    title: 'Where would you like to wake up?',
    intro: 'Every place is different. Which one suits you?',
    all: (count: string) => `All ${count} areas`,
  },
  reviews: {
    title: 'What guests say',
    score: (average: string, reviews: string) => `${average} out of 5, based on ${reviews} from the past two years.`,
    choice: 'These are the newest, not the best.',
    all: 'All reviews',
    checks: 'How we check reviews',
    house: (number: string, place: string) => `House ${number}, ${place}`,
    translated: { 1: 'Translated from Danish', 2: 'Translated from German', 7: 'Translated from English' },
  },
  ways: 'Keep exploring',
}

export type FrontMessages = typeof front
