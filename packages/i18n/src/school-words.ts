import type { EditionKey } from './edition-key.ts'

export type SchoolWords = {
  readonly holidays: (places: string) => string
  /** Denmark, the number of German states, or both. */
  readonly short: (isDanish: boolean, states: number) => string
  readonly table: Readonly<{ title: string; rule: string; close: string; region: string; free: string; none: string }>
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

function germanStates(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}

function list(places: readonly string[], and: string): string {
  return places.join(` ${and} `)
}

/** Separate from other calendar words, because only the weeks of a year mention schools. */
export const schoolWords: Readonly<Record<EditionKey, SchoolWords>> = {
  da: {
    holidays: (places) => `Skoleferie: ${places}`,
    short: (isDanish, states) =>
      `Skoleferie i ${list([...(isDanish ? ['Danmark'] : []), ...germanStates(states, 'tysk delstat', 'tyske delstater')], 'og')}`,
    table: {
      title: 'Hvem har ferie hvornår?',
      rule: 'En bjælke betyder, at mindst tre af ugens skoledage er fri.',
      close: 'Luk',
      region: 'Land',
      free: 'ferie',
      none: 'Ingen har skoleferie i de uger.',
    },
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
    short: (isDanish, states) =>
      `Schulferien in ${list([...(isDanish ? ['Dänemark'] : []), ...germanStates(states, 'deutschen Bundesland', 'deutschen Bundesländern')], 'und')}`,
    table: {
      title: 'Wer hat wann Ferien?',
      rule: 'Ein Balken heißt: An mindestens drei Schultagen der Woche ist frei.',
      close: 'Schließen',
      region: 'Land',
      free: 'Ferien',
      none: 'In diesen Wochen hat niemand Schulferien.',
    },
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
    short: (isDanish, states) =>
      `School holidays in ${list([...(isDanish ? ['Denmark'] : []), ...germanStates(states, 'German state', 'German states')], 'and')}`,
    table: {
      title: 'Who’s off when?',
      rule: 'A bar means that at least three school days of the week are free.',
      close: 'Close',
      region: 'Region',
      free: 'holidays',
      none: 'No schools are closed in these weeks.',
    },
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
