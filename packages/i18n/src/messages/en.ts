import { plural } from '../plural.ts'

const houses = (count: number): string => plural('en', count, { one: '# house', other: '# houses' })

/** The reference catalogue: its shape is the type that the other two must fill. */
export const en = {
  site: {
    name: 'Marram',
    title: 'Holiday homes on the Danish North Sea',
    description:
      'Holiday homes behind the dunes of Jutland’s west coast. The price you see includes every mandatory cost.',
    language: 'English',
    skipToContent: 'Skip to content',
  },
  header: {
    home: 'Marram, to the front page',
    contact: 'Contact and opening hours',
    jubilee: '60 years of Marram',
    phone: '+45 75 00 19 66',
    openToday: (from: string, to: string) => `Here for you today from ${from} to ${to}:`,
    closedToday: (day: string, hour: string) => `Closed today, back on ${day} from ${hour}:`,
    chooseLanguage: (current: string) => `Language: ${current}. Choose another language`,
    otherLanguages: 'Other languages',
  },
  front: {
    headline: 'Your house behind the dunes',
    intro: (count: number) =>
      `${plural('en', count, { one: '# holiday home', other: '# holiday homes' })} on the Danish North Sea.`,
    introPrice: 'The price you see includes every mandatory cost.',
    areasTitle: 'Where would you like to wake up?',
    areasIntro: 'From Søndervig to Rømø: every place has its own stretch of beach.',
    housesTitle: 'Free soon',
    housesIntro: 'Houses you can still have in the coming weeks, each with the cheapest week that is free.',
    jubileeEyebrow: '1966 to 2026',
    jubileeTitle: '60 years of Marram',
    jubileeText:
      'Marram is the grass that holds the dunes together. In 1966 we let our first house in Blåvand and kept the key in a kitchen drawer. Today there are more than a thousand houses, and the key still comes from someone who knows yours.',
    unavailable: 'We cannot show this part right now. Please try again in a moment.',
  },
  lodging: {
    houses,
    persons: (count: number) => plural('en', count, { one: '# person', other: '# persons' }),
    bedrooms: (count: number) => plural('en', count, { one: '# bedroom', other: '# bedrooms' }),
    toBeach: (distance: string) => `${distance} to the sea`,
    nights: (count: number) => plural('en', count, { one: '# night', other: '# nights' }),
    reviews: (count: number) => plural('en', count, { one: '# review', other: '# reviews' }),
    ratingOf: (rating: string) => `${rating} out of 5`,
    priceNote: 'incl. all mandatory costs',
    nightsForTwo: (count: number) => `${plural('en', count, { one: '# night', other: '# nights' })}, 2 adults`,
    consumption: (amount: string) => `plus energy, approx. ${amount}`,
    picturesOf: (name: string) => `Pictures of house ${name}`,
  },
  error: {
    notFoundTitle: 'This page is not here',
    otherTitle: 'Something went wrong on our side',
    notFoundText: 'Perhaps the address has a typing mistake, or the page has moved. The houses are all still there.',
    otherText: 'Nothing of yours is lost. Please try again in a moment; if it stays like this, ring us.',
    path: (path: string) => `Address: ${path}`,
    home: 'To the front page »',
  },
  footer: {
    about:
      'Holiday homes on the Danish North Sea, since 1966. Keys, bed linen and help come from our offices on the coast.',
    languages: 'Languages',
    contact: 'Contact',
    company: '© Marram A/S',
    demo: 'Demonstration agency: houses, people and prices are invented.',
  },
  ui: {
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    more: 'Read more',
    loading: 'Loading',
    slide: (position: number, total: number) => `${position} of ${total}`,
  },
}

export type Messages = typeof en
