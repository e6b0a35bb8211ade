import type { EditionKey } from '@marram/domain/edition'
import * as v from 'valibot'
import { readAgencyFile, words } from '../../agency.ts'
import type { Random } from '../random.ts'
import { languages } from '../texts/sentence.ts'

export type Guest = { language: EditionKey; name: string; place: string; isoCountry: string }

const names = v.array(words)

const { countries, firstNames } = readAgencyFile(
  'texts/reviews/guests.json',
  v.strictObject({
    /** Two out of three guest nights on this coast are booked by Germans. */
    countries: v.array(
      v.strictObject({ code: words, language: v.picklist(languages), share: v.number(), places: names, family: names }),
    ),
    firstNames: v.strictObject({ da: names, de: names, en: names }),
  }),
)

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
