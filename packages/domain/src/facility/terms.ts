import { bool, number } from './entry.ts'

/** What a guest agrees to or may rely on: pets, rules, quality marks and change days. */
export const termFacilities = [
  // The number of a change-day facility is that of its ISO weekday.
  bool(1, 'change-day-monday', ['change-days'], {
    da: 'Skiftedag mandag',
    de: 'Anreise am Montag',
    en: 'Monday arrival',
  }),
  bool(4, 'change-day-thursday', ['change-days'], {
    da: 'Skiftedag torsdag',
    de: 'Anreise am Donnerstag',
    en: 'Thursday arrival',
  }),
  bool(5, 'change-day-friday', ['change-days'], {
    da: 'Skiftedag fredag',
    de: 'Anreise am Freitag',
    en: 'Friday arrival',
  }),
  bool(6, 'change-day-saturday', ['change-days'], {
    da: 'Skiftedag lørdag',
    de: 'Anreise am Samstag',
    en: 'Saturday arrival',
  }),
  bool(7, 'change-day-sunday', ['change-days'], {
    da: 'Skiftedag søndag',
    de: 'Anreise am Sonntag',
    en: 'Sunday arrival',
  }),

  bool(
    200,
    'pets-allowed',
    ['pets', 'rules'],
    { da: 'Husdyr tilladt', de: 'Haustiere erlaubt', en: 'Pets allowed' },
    'petsAllowed',
  ),
  number(201, 'pets-max', ['pets', 'rules'], {
    da: 'Højst antal husdyr',
    de: 'Haustiere höchstens',
    en: 'Pets at most',
  }),
  bool(202, 'hypoallergenic', ['pets', 'rules'], {
    da: 'Allergivenligt',
    de: 'Allergikerfreundlich',
    en: 'Hypoallergenic',
  }),

  bool(220, 'non-smoking', ['rules'], { da: 'Røgfrit', de: 'Nichtraucherhaus', en: 'Non-smoking' }),
  bool(221, 'youth-groups', ['rules'], {
    da: 'Ungdomsgrupper velkomne',
    de: 'Jugendgruppen willkommen',
    en: 'Youth groups welcome',
  }),
  bool(222, 'no-events', ['rules'], { da: 'Ingen fester', de: 'Keine Feiern', en: 'No parties' }),
  bool(
    223,
    'key-box',
    ['rules'],
    { da: 'Nøgleboks ved huset', de: 'Schlüsselkasten am Haus', en: 'Key box at the house' },
    'selfCheckinCheckout',
  ),

  number(240, 'star-rating', ['quality'], { da: 'Stjerner', de: 'Sterne', en: 'Stars' }),
  number(241, 'pine-cones', ['quality'], { da: 'Koglemærker', de: 'Kiefernzapfen', en: 'Pine cones' }),
  bool(347, 'gold', ['quality'], { da: 'Guld', de: 'Gold', en: 'Gold' }),
  bool(348, 'silver', ['quality'], { da: 'Sølv', de: 'Silber', en: 'Silver' }),
  bool(349, 'bronze', ['quality'], { da: 'Bronze', de: 'Bronze', en: 'Bronze' }),
] as const
