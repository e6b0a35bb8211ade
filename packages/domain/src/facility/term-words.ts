import type { PhraseWords } from './entry.ts'
import type { termFacilities } from './terms.ts'

/** Guests' words for each facility in a phrase. The compiler requires a row for every facility. */
export const termWords = {
  'change-day-monday': 'elsewhere',
  'change-day-thursday': 'elsewhere',
  'change-day-friday': 'elsewhere',
  'change-day-saturday': 'elsewhere',
  'change-day-sunday': 'elsewhere',
  'pets-allowed': 'elsewhere',
  'pets-max': 'elsewhere',
  hypoallergenic: {
    da: 'allergivenlig, allergi',
    de: 'allergikerfreundliches, Allergiker',
    en: 'hypoallergenic, allergy free',
  },
  'non-smoking': {
    da: 'ikke ryger, ikke rygere, røgfri, rygning forbudt, ingen rygning, rygefrit, ikke rygning',
    de: 'Nichtraucher, rauchfrei, rauchfreies, Nichtraucherhäuser, nicht rauchen, Rauchen verboten',
    en: 'non smoker, no smoking, smoke free, nonsmoking, non smokers, smokefree',
  },
  'youth-groups': {
    da: 'ungdomsgruppe, unge, ungdomsgrupper',
    de: 'Jugendgruppe, Jugendgruppen',
    en: 'youth group, youth groups',
  },
  'no-events': { da: 'ingen fest, fester ikke tilladt', de: 'keine Partys, keine Party', en: 'no party, no events' },
  'key-box': {
    da: 'nøgleboks, nøglebox',
    de: 'Schlüsselkasten, Schlüsselbox, Schlüsseltresor, Schlüsselsafe',
    en: 'key box, keybox, self check in, key box at the house',
  },
  'star-rating': 'elsewhere',
  'pine-cones': 'elsewhere',
  gold: { da: 'guldhus', de: 'Goldhaus', en: '' },
  silver: 'name',
  bronze: 'name',
} as const satisfies Readonly<Record<(typeof termFacilities)[number]['key'], PhraseWords>>
