import { facilityKey } from '../../criteria/key.ts'
import type { PhraseWords } from '../../facility/entry.ts'
import { indoorWords } from '../../facility/indoor-words.ts'
import { outdoorWords } from '../../facility/outdoor-words.ts'
import { termWords } from '../../facility/term-words.ts'
import { type FacilityKey, facilities, facilityByKey } from '../../facility.ts'
import type { Meaning, Vocabulary } from '../meaning.ts'

const phraseWords: Readonly<Record<FacilityKey, PhraseWords>> = { ...indoorWords, ...outdoorWords, ...termWords }

function asked(key: FacilityKey): Meaning {
  return { kind: 'term', term: { key: facilityKey(facilityByKey(key).id), value: true } }
}

/** "Internet, WLAN" names the facility twice. */
const ownNames: Vocabulary = facilities
  .filter(({ key }) => phraseWords[key] !== 'elsewhere')
  .map(({ key, names }) => [asked(key), names])

const synonyms: Vocabulary = facilities.flatMap(({ key }) => {
  const words = phraseWords[key]
  return typeof words === 'string' ? [] : [[asked(key), words] as const]
})

function heating(value: string): Meaning {
  return { kind: 'term', term: { key: 'varme', value: [value] } }
}

export const facilityVocabulary: Vocabulary = [
  ...ownNames,
  ...synonyms,
  [
    { kind: 'term', term: { key: 'varmepumpe', value: true } },
    { da: 'varmepumpe, varme pumpe', de: 'Wärmepumpe, Wärme Pumpe', en: 'heat pump, heatpump' },
  ],
  [
    heating('electric'),
    { da: 'elvarme, elradiatorer', de: 'Elektroheizung, Elektroheizungen', en: 'electric heating' },
  ],
  [heating('district'), { da: 'fjernvarme', de: 'Fernwärme', en: 'district heating' }],
  [
    heating('pellet'),
    { da: 'pilleovn, pillefyr', de: 'Pelletofen, Pelletheizung', en: 'pellet stove, pellet heating' },
  ],
  [heating('gas'), { da: 'gasvarme, gasfyr', de: 'Gasheizung', en: 'gas heating' }],
  [
    { kind: 'term', term: { key: 'lastMinute', value: true } },
    {
      da: 'last minute, lastminute, sidste øjeblik, restpladser, afbudsrejse, afbud, sidste minut',
      de: 'Last Minute, Lastminute, kurzfristig, Restplätze, Lastminute Angebot',
      en: 'last minute, lastminute, last minute deal, last minute deals, late deal, late deals',
    },
  ],
  [
    { kind: 'term', term: { key: 'nyHosMarram', value: true } },
    {
      da: 'ny hos os, nyt hos os, nye huse hos os, nyhed, nyheder, ny hos marram, nyt i udlejning',
      de: 'neu bei uns, neu im Programm, Neuheit, Neuheiten, neu dabei, neu in der Vermietung',
      en: 'new with us, new to us, new with marram, new listing, new listings, newly listed',
    },
  ],
  [
    { kind: 'term', term: { key: 'nyHus', value: true } },
    {
      da: 'nybygget, nybygget hus, nybyggede, nyt hus, nyopført, nyere hus, nybyg',
      de: 'Neubau, neu gebaut, neugebaut, neues Haus, neu erbaut, Neubauten, neues Ferienhaus, neu gebautes',
      en: 'newly built, new build, newbuild, new house, brand new, new holiday home',
    },
  ],
  [
    { kind: 'term', term: { key: 'renovatedWithin3Years', value: true } },
    {
      da: 'nyrenoveret, renoveret, nyistandsat, istandsat, moderniseret, nyrenoverede, renoverede',
      de: 'renoviert, frisch renoviert, neu renoviert, renoviertes, modernisiert, saniert, kürzlich renoviert, renovierte, neu renoviertes',
      en: 'renovated, newly renovated, recently renovated, refurbished, modernised, modernized',
    },
  ],
  [
    { kind: 'term', term: { key: 'onlyImages', value: true } },
    {
      da: 'med billeder, med billede, med foto, med fotos',
      de: 'mit Bildern, mit Fotos, mit Bild',
      en: 'with pictures, with photos, with images, with a picture',
    },
  ],
]
