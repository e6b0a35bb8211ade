import type { EditionKey } from '@marram/domain/edition'
import type { Random } from '../random.ts'

export type Guest = { language: EditionKey; name: string; place: string; isoCountry: string }

type Country = {
  code: string
  language: EditionKey
  share: number
  places: readonly string[]
  family: readonly string[]
}

/** Two out of three guest nights on this coast are booked by Germans. */
const countries: readonly Country[] = [
  {
    code: 'DE',
    language: 'de',
    share: 66,
    places: [
      'Hamburg',
      'Berlin',
      'Bremen',
      'Hannover',
      'Kiel',
      'Lübeck',
      'Münster',
      'Köln',
      'Dortmund',
      'Bielefeld',
      'Kassel',
      'Leipzig',
      'Oldenburg',
      'Göttingen',
      'Flensburg',
      'Paderborn',
      'Rostock',
      'Düsseldorf',
    ],
    family: [
      'Hoffmann',
      'Krüger',
      'Petersen',
      'Schröder',
      'Albrecht',
      'Lange',
      'Yılmaz',
      'Brandt',
      'Vogel',
      'Seidel',
      'Behrens',
      'Neumann',
      'Kowalski',
      'Jung',
      'Thiele',
      'Otte',
    ],
  },
  {
    code: 'DK',
    language: 'da',
    share: 21,
    places: [
      'Aarhus',
      'Odense',
      'København',
      'Vejle',
      'Kolding',
      'Horsens',
      'Herning',
      'Silkeborg',
      'Esbjerg',
      'Randers',
    ],
    family: ['Nielsen', 'Holm', 'Møller', 'Lund', 'Kjær', 'Mortensen', 'Bak', 'Dam', 'Østergaard', 'Krogh'],
  },
  {
    code: 'NO',
    language: 'da',
    share: 3,
    places: ['Oslo', 'Kristiansand', 'Stavanger'],
    family: ['Hansen', 'Berg', 'Dahl', 'Moen'],
  },
  {
    code: 'SE',
    language: 'da',
    share: 2,
    places: ['Göteborg', 'Malmö', 'Helsingborg'],
    family: ['Lindqvist', 'Nyström', 'Ek'],
  },
  {
    code: 'AT',
    language: 'de',
    share: 2,
    places: ['Wien', 'Linz', 'Salzburg'],
    family: ['Gruber', 'Moser', 'Leitner'],
  },
  { code: 'CH', language: 'de', share: 1.5, places: ['Zürich', 'Basel', 'Bern'], family: ['Meier', 'Keller', 'Frei'] },
  {
    code: 'NL',
    language: 'en',
    share: 3,
    places: ['Utrecht', 'Groningen', 'Zwolle', 'Haarlem'],
    family: ['de Vries', 'Bakker', 'Visser', 'Smit'],
  },
  {
    code: 'GB',
    language: 'en',
    share: 1.5,
    places: ['Leeds', 'Bristol', 'York'],
    family: ['Harper', 'Ellis', 'Doyle'],
  },
]

const firstNames: Record<EditionKey, readonly string[]> = {
  da: ['Mette', 'Lars', 'Anne', 'Søren', 'Karen', 'Jens', 'Ida', 'Rasmus', 'Birgit', 'Ole', 'Camilla', 'Mads'],
  de: [
    'Sabine',
    'Tim',
    'Aylin',
    'Jörg',
    'Katrin',
    'Uwe',
    'Lena',
    'Mehmet',
    'Birgit',
    'Jonas',
    'Petra',
    'Stefan',
    'Nele',
  ],
  en: ['Anouk', 'Tom', 'Sarah', 'Pieter', 'Claire', 'Daan', 'Emma', 'Joost', 'Helen', 'Ruth'],
}

const and: Record<EditionKey, string> = { da: 'og', de: 'und', en: 'and' }

const asFamily: Record<EditionKey, (name: string) => string> = {
  da: (name) => `Familien ${name}`,
  de: (name) => `Familie ${name}`,
  en: (name) => `The ${name} family`,
}

const shares = countries.map((country) => [country, country.share] as const)

export function drawGuest(hasChildren: boolean, random: Random): Guest {
  const { code, language, places, family } = random.weighted(shares)
  const surname = random.pick(family)
  const [first = '', second = ''] = random.sample(firstNames[language], 2)
  const asPair = random.chance(0.5)
    ? `${first} ${and[language]} ${second}`
    : `${first} ${surname.slice(0, 1).toUpperCase()}.`
  const name = hasChildren && random.chance(0.75) ? asFamily[language](surname) : asPair
  return { language, name, place: random.pick(places), isoCountry: code }
}
