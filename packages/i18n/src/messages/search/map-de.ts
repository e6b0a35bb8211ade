import { plural } from '../../plural.ts'
import type { SearchMapMessages } from './map-en.ts'

export const mapTexts: SearchMapMessages = {
  map: {
    label: 'Karte mit den gefundenen Häusern',
    house: (number: string) => `Haus ${number}`,
    follow: 'Beim Bewegen suchen',
    searchHere: 'In diesem Ausschnitt suchen',
  },
  words: {
    label: 'In eigenen Worten',
    offer: 'Meinen Sie:',
    apply: 'So suchen',
    leftOut: (text: string) => `Nicht verstanden und weggelassen: „${text}“`,
  },
  urgency: {
    left: (left: number, of: string) =>
      plural('de', left, {
        one: `Von ${of} passenden Häusern ist in diesem Zeitraum nur noch # frei.`,
        other: `Von ${of} passenden Häusern sind in diesem Zeitraum nur noch # frei.`,
      }),
  },
}
