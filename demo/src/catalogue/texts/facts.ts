import type { EditionKey } from '@marram/domain/edition'
import type { House } from '../house/house.ts'
import type { Facts } from './sentence.ts'

type Counted = Record<EditionKey, { one: string; many: string }>

const numberWords: Record<EditionKey, readonly string[]> = {
  da: ['', 'et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  de: ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}

// All nouns are neuter in Danish and German, so that "et" and "ein" need no inflection.
const nouns: Record<'bedrooms' | 'bathrooms' | 'pets', Counted> = {
  bedrooms: {
    da: { one: 'soveværelse', many: 'soveværelser' },
    de: { one: 'Schlafzimmer', many: 'Schlafzimmer' },
    en: { one: 'bedroom', many: 'bedrooms' },
  },
  bathrooms: {
    da: { one: 'badeværelse', many: 'badeværelser' },
    de: { one: 'Bad', many: 'Bäder' },
    en: { one: 'bathroom', many: 'bathrooms' },
  },
  pets: {
    da: { one: 'husdyr', many: 'husdyr' },
    de: { one: 'Haustier', many: 'Haustiere' },
    en: { one: 'pet', many: 'pets' },
  },
}

function counted(count: number, noun: Counted, language: EditionKey): string {
  const word = numberWords[language][count] ?? String(count)
  return `${word} ${count === 1 ? noun[language].one : noun[language].many}`
}

/** Formats "350 m" or "3,2 km"; Danish and German have a decimal comma. */
export function distanceText(metres: number, language: EditionKey): string {
  if (metres < 1000) return `${metres} m`
  const kilometres = String(Math.round(metres / 100) / 10)
  return `${language === 'en' ? kilometres : kilometres.replace('.', ',')} km`
}

function thousands(value: number, language: EditionKey): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.')
}

/** Assumes a walking speed of 75 metres a minute on sandy paths. */
export function walkMinutes(metres: number): number {
  return Math.max(2, Math.ceil(metres / 75))
}

function factsIn(house: House, language: EditionKey): Record<string, string> {
  const distances = { sea: house.sea, shop: house.shop, ...(house.fjord === null ? {} : { fjord: house.fjord }) }
  const far = Object.entries(distances).map(([name, metres]) => [name, distanceText(metres, language)])
  return {
    ...Object.fromEntries(far),
    walk: String(walkMinutes(house.sea)),
    year: String(house.builtYear),
    persons: String(house.persons),
    beds: String(house.persons),
    area: String(house.areaM2),
    plot: thousands(house.plotM2, language),
    bedrooms: counted(house.bedrooms, nouns.bedrooms, language),
    bathrooms: counted(house.bathrooms, nouns.bathrooms, language),
    ...(house.renovatedYear === null ? {} : { renovated: String(house.renovatedYear) }),
    ...(house.petsMax === 0 ? {} : { pets: counted(house.petsMax, nouns.pets, language) }),
    ...(house.chargerKw === null ? {} : { kw: String(house.chargerKw) }),
  }
}

export function factsOf(house: House): Facts {
  return { da: factsIn(house, 'da'), de: factsIn(house, 'de'), en: factsIn(house, 'en') }
}
