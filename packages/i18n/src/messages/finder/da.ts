import { atPlace } from '../../place-name.ts'
import { plural } from '../../plural.ts'
import type { FinderMessages } from './en.ts'

export const finder: FinderMessages = {
  title: 'Søg på hele siden',
  label: 'Husnr., sted eller det, du leder efter',
  placeholder: 'Sted, husnr., sauna til 6 i juli …',
  submit: 'Søg',
  close: 'Luk søgningen',
  results: 'Forslag',
  groups: {
    words: 'Vi søger efter',
    houses: 'Huse',
    areas: 'Steder',
    streets: 'Veje',
    pages: 'Sider',
    posts: 'Fra bloggen',
    jobs: 'Job',
    recent: 'Dine seneste søgninger',
    more: 'Søg videre',
  },
  jump: (number: string) => `Direkte til hus ${number}`,
  housesIn: (place: string) => `Huse ${atPlace('da', place)}`,
  allHouses: (text: string) => `Søg efter »${text}« blandt husene`,
  searchPage: 'Alle huse med filtre og kort',
  wordsSearch: 'Vis huse',
  wordsRest: (text: string) => `uden »${text}«, som vi ikke forstod`,
  forget: 'Ryd seneste søgninger',
  searching: 'Søger …',
  found: (count: number) => plural('da', count, { one: '# forslag', other: '# forslag' }),
  none: (text: string) => `Vi kan ikke finde et hus, et sted eller en side, der passer til »${text}«.`,
  failed: 'Forslagene kan ikke hentes lige nu, men du kan stadig søge blandt husene.',
  hint: 'Skriv et husnr., et sted, en vej eller et emne. Eller skriv bare, hvad du leder efter:',
  examples: [
    '6 personer med sauna og hund i juli',
    'lille hus tæt på stranden, under 7.000 kr.',
    'stråtag med brændeovn',
  ],
  keys: { choose: 'vælg', open: 'åbn', leave: 'luk' },
}
