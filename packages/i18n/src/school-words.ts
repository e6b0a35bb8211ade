import type { EditionKey } from './edition-key.ts'

export type SchoolWords = {
  readonly holidays: (places: string) => string
  /** Denmark and the German states, by the keys of the list of school holidays. */
  readonly regions: Readonly<Record<string, string>>
}

const german = {
  BW: 'Baden-Württemberg',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  SL: 'Saarland',
  SH: 'Schleswig-Holstein',
} as const

/** Separate from other calendar words, because only the weeks of a year mention schools. */
export const schoolWords: Readonly<Record<EditionKey, SchoolWords>> = {
  da: {
    holidays: (places) => `Skoleferie: ${places}`,
    regions: {
      ...german,
      DK: 'Danmark',
      BY: 'Bayern',
      HE: 'Hessen',
      MV: 'Mecklenburg-Vorpommern',
      NI: 'Niedersachsen',
      NW: 'Nordrhein-Westfalen',
      RP: 'Rheinland-Pfalz',
      SN: 'Sachsen',
      ST: 'Sachsen-Anhalt',
      SH: 'Slesvig-Holsten',
      TH: 'Thüringen',
    },
  },
  de: {
    holidays: (places) => `Schulferien: ${places}`,
    regions: {
      ...german,
      DK: 'Dänemark',
      BY: 'Bayern',
      HE: 'Hessen',
      MV: 'Mecklenburg-Vorpommern',
      NI: 'Niedersachsen',
      NW: 'Nordrhein-Westfalen',
      RP: 'Rheinland-Pfalz',
      SN: 'Sachsen',
      ST: 'Sachsen-Anhalt',
      TH: 'Thüringen',
    },
  },
  en: {
    holidays: (places) => `School holidays: ${places}`,
    regions: {
      ...german,
      DK: 'Denmark',
      BY: 'Bavaria',
      HE: 'Hesse',
      MV: 'Mecklenburg-Western Pomerania',
      NI: 'Lower Saxony',
      NW: 'North Rhine-Westphalia',
      RP: 'Rhineland-Palatinate',
      SN: 'Saxony',
      ST: 'Saxony-Anhalt',
      TH: 'Thuringia',
    },
  },
}
