import { plural } from '../../plural.ts'

const pictures = (count: number): string => plural('en', count, { one: '# picture', other: '# pictures' })

/** The photo contest: its overview, a year and a single picture. */
export const contest = {
  title: 'Photo contest',
  description:
    'Send us your best picture of a holiday {region}, see what other guests have seen, and meet the winners.',
  intro:
    'Every year we look for the picture that takes you straight back: the wind, the light, the sand in the sandwiches. If you’ve been here, you can enter.',
  yearTitle: (year: number) => `Photo contest ${year}`,
  yearDescription: (year: number, count: number) =>
    `${pictures(count)} of holidays {region}, sent in by guests for the ${year} photo contest, plus the prizes and the winners.`,
  phase: {
    upcoming: (from: string) => `Opens on ${from}`,
    open: (until: string) => `Open until ${until}`,
    judging: 'Closed: we’re choosing the winners',
    decided: 'Winners announced',
  },
  phaseText: {
    upcoming: 'You can’t send pictures yet, so save your best one until then.',
    judging: 'Entries are closed. We’ll look at every picture and announce the winners here.',
    decided: 'Thank you to everyone who took part.',
  },
  count: (count: number) => `${pictures(count)} so far`,
  total: pictures,
  prize: 'What you can win',
  prizeOver: 'The prizes',
  conditions: 'Contest rules',
  takePart: 'Send a picture',
  none: {
    title: 'No contest at the moment',
    text: 'We’ll announce the next one here. Until then, have a look at pictures from earlier years.',
  },
  newest: 'Latest pictures',
  all: (year: number) => `All pictures from ${year}`,
  earlier: 'Earlier years',
  winnerOf: (year: number) => `Winner ${year}`,
  winners: 'The winners',
  places: { 1: 'First place', 2: 'Second place', 3: 'Third place' },
  entries: (count: number) => (count === 1 ? pictures(count) : `All ${pictures(count)}`),
  entriesOpen: (count: number) => `${pictures(count)} so far`,
  empty: 'Nobody has sent a picture yet. Yours could be the first.',
  nothingShown: 'There are no pictures here.',
  back: (year: number) => `All pictures from ${year}`,
  sentOn: (day: string) => `Sent on ${day}`,
  neighbours: 'More pictures from this contest',
  previous: 'Previous picture',
  next: 'Next picture',
  pictureTitle: (title: string, year: number) => `${title}, photo contest ${year}`,
  pictureDescription: (title: string, year: number) => `“${title}”, a guest’s picture from the ${year} photo contest.`,
  gallery: {
    label: 'Contest pictures',
    anchor: 'picture',
    open: (caption: string, position: number) => `${caption}, picture ${position}: enlarge`,
    position: (position: number, total: number) => `Picture ${position} of ${total}`,
    previous: 'Previous picture',
    next: 'Next picture',
    overview: 'All at a glance',
    single: 'One by one',
    rotate: 'Turn your phone sideways for a larger picture.',
    close: 'Close the pictures',
    large: 'Contest pictures',
    page: 'Go to this picture’s page',
  },
  share: {
    share: 'Share',
    shareTitle: 'Send this picture to someone',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyFailed: 'Your browser wouldn’t let us copy the link. Here it is:',
    mail: 'Send by email',
    mailText: (title: string, url: string) => `Look at this picture of a holiday {region}:\n\n${title}\n${url}`,
  },
}

export type ContestMessages = typeof contest
