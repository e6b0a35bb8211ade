import { plural } from '../../plural.ts'

const pictures = (count: number): string => plural('en', count, { one: '# picture', other: '# pictures' })

/** The photo contest: its overview, a year and a single picture. */
export const contest = {
  title: 'Photo contest',
  description: 'Send us your best picture from the North Sea, see what other guests have seen, and meet the winners.',
  intro:
    'Each year we look for the picture that brings the holiday back: wind, light, sand in the sandwiches. Whoever has been here may take part.',
  yearTitle: (year: number) => `Photo contest ${year}`,
  yearDescription: (year: number, count: number) =>
    `${pictures(count)} from the North Sea that guests sent us for the photo contest ${year}, the prizes and the winners.`,
  phase: {
    upcoming: (from: string) => `Opens on ${from}`,
    open: (until: string) => `Open until ${until}`,
    judging: 'Closed: we are choosing the winners',
    decided: 'Decided',
  },
  phaseText: {
    upcoming: 'You cannot send pictures yet. Keep the best one until then.',
    judging: 'No more pictures are taken. We look at every one of them and announce the winners here.',
    decided: 'The winners have been chosen. Thank you to everybody who took part.',
  },
  count: (count: number) => `${pictures(count)} so far`,
  total: pictures,
  prize: 'What you can win',
  prizeOver: 'The prizes',
  conditions: 'Conditions of the contest',
  takePart: 'Send a picture',
  none: {
    title: 'No contest at the moment',
    text: 'The next one is announced here. Until then you can look at the pictures of earlier years.',
  },
  newest: 'The newest pictures',
  all: (year: number) => `All pictures of ${year}`,
  earlier: 'Earlier years',
  winnerOf: (year: number) => `Winner ${year}`,
  winners: 'The winners',
  places: { 1: 'First place', 2: 'Second place', 3: 'Third place' },
  entries: (count: number) => (count === 1 ? pictures(count) : `All ${pictures(count)}`),
  entriesOpen: (count: number) => `${pictures(count)} so far`,
  empty: 'No picture has been sent yet. Yours could be the first.',
  nothingShown: 'No picture is shown here.',
  back: (year: number) => `All pictures of ${year}`,
  sentOn: (day: string) => `Sent on ${day}`,
  neighbours: 'More pictures of this contest',
  previous: 'Previous picture',
  next: 'Next picture',
  pictureTitle: (title: string, year: number) => `${title}, photo contest ${year}`,
  pictureDescription: (title: string, year: number) => `“${title}”, a guest’s picture from the photo contest ${year}.`,
  gallery: {
    label: 'Pictures of the contest',
    anchor: 'picture',
    open: (caption: string, position: number) => `${caption}, picture ${position}: show it large`,
    position: (position: number, total: number) => `Picture ${position} of ${total}`,
    previous: 'Previous picture',
    next: 'Next picture',
    overview: 'All at a glance',
    single: 'One by one',
    close: 'Close the pictures',
    large: 'Pictures of the contest',
    page: 'To the page of this picture',
  },
  share: {
    share: 'Share',
    shareTitle: 'Send this picture to someone',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyFailed: 'Your browser did not let us copy. Here is the address:',
    mail: 'Send by e-mail',
    mailText: (title: string, url: string) => `Look at this picture from the North Sea:\n\n${title}\n${url}`,
  },
}

export type ContestMessages = typeof contest
