import type { EditionKey } from '@marram/domain/edition'
import * as v from 'valibot'
import { readAgencyFile, words } from '../../agency.ts'
import type { Random } from '../random.ts'
import { languages } from '../texts/sentence.ts'

export type Guest = { language: EditionKey; name: string; place: string; isoCountry: string }

const names = v.array(words)

const { countries, firstNames, dogs } = readAgencyFile(
  'texts/reviews/guests.json',
  v.strictObject({
    /** Two out of three guest nights on this coast are booked by Germans. */
    countries: v.array(
      v.strictObject({
        code: words,
        language: v.picklist(languages),
        share: v.number(),
        places: names,
        family: names,
        firstNames: words,
      }),
    ),
    firstNames: v.record(v.string(), names),
    dogs: names,
  }),
)

export const dogNames = dogs
export const countriesOfGuests = countries

export function firstNamesOf({ firstNames: list }: (typeof countries)[number]): readonly string[] {
  return firstNames[list] ?? []
}

const and: Record<EditionKey, string> = { da: 'og', de: 'und', en: 'and' }

const asFamily: Record<EditionKey, (name: string) => string> = {
  da: (name) => `Familien ${name}`,
  de: (name) => `Familie ${name}`,
  en: (name) => `The ${name} family`,
}

const shares = countries.map((country) => [country, country.share] as const)

function shareOf(language: EditionKey): number {
  const sum = (some: typeof countries) => some.reduce((total, { share }) => total + share, 0)
  return sum(countries.filter((country) => country.language === language)) / sum(countries)
}

/** Share of guests who write in a language. */
export const languageShares: Readonly<Record<EditionKey, number>> = {
  da: shareOf('da'),
  de: shareOf('de'),
  en: shareOf('en'),
}

export function drawGuest(hasChildren: boolean, random: Random): Guest {
  const country = random.weighted(shares)
  const { code, language, places, family } = country
  const surname = random.pick(family)
  const known = firstNamesOf(country)
  const [first, other] = [random.pick(known), random.pick(known)]
  const second = other === first ? random.pick(known.filter((name) => name !== first)) : other
  const initial = `${surname.replace(/^[a-z ]+(?=[A-Z])/, '').slice(0, 1)}.`
  const signatures = [
    `${first} ${and[language]} ${second}`,
    `${first} ${initial}`,
    first,
    `${first.slice(0, 1)}. ${surname}`,
  ]
  const name = random.chance(hasChildren ? 0.6 : 0.12) ? asFamily[language](surname) : random.pick(signatures)
  return { language, name, place: random.pick(places), isoCountry: code }
}
