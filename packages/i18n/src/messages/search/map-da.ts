import { plural } from '../../plural.ts'
import type { SearchMapMessages } from './map-en.ts'

export const mapTexts: SearchMapMessages = {
  map: {
    label: 'Kort med de fundne huse',
    house: (number: string) => `Hus ${number}`,
    follow: 'Søg, når jeg flytter kortet',
    searchHere: 'Søg i dette udsnit',
  },
  words: {
    label: 'Med dine egne ord',
    offer: 'Mente du:',
    apply: 'Søg sådan',
    leftOut: (text: string) => `Ikke forstået og udeladt: »${text}«`,
  },
  urgency: {
    left: (left: number, of: string) =>
      plural('da', left, {
        one: `Kun # af ${of} huse, der ellers passer, er stadig ledigt på disse datoer.`,
        other: `Kun # af ${of} huse, der ellers passer, er stadig ledige på disse datoer.`,
      }),
  },
}
