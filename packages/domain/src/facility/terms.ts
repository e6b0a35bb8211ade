import { bool, number } from './entry.ts'

/** Rules and promises: pets, house rules, quality marks and change days. */
export const termFacilities = [
  // The id of a change-day facility is its ISO weekday.
  bool(1, 'change-day-monday', ['change-days'], {
    da: 'Ankomst mandag',
    de: 'Anreise am Montag',
    en: 'Monday arrival',
  }),
  bool(4, 'change-day-thursday', ['change-days'], {
    da: 'Ankomst torsdag',
    de: 'Anreise am Donnerstag',
    en: 'Thursday arrival',
  }),
  bool(5, 'change-day-friday', ['change-days'], {
    da: 'Ankomst fredag',
    de: 'Anreise am Freitag',
    en: 'Friday arrival',
  }),
  bool(6, 'change-day-saturday', ['change-days'], {
    da: 'Ankomst lørdag',
    de: 'Anreise am Samstag',
    en: 'Saturday arrival',
  }),
  bool(7, 'change-day-sunday', ['change-days'], {
    da: 'Ankomst søndag',
    de: 'Anreise am Sonntag',
    en: 'Sunday arrival',
  }),

  bool(
    200,
    'pets-allowed',
    ['pets', 'rules'],
    { da: 'Kæledyr tilladt', de: 'Haustiere erlaubt', en: 'Pets allowed' },
    'petsAllowed',
  ),
  number(201, 'pets-max', ['pets', 'rules'], {
    da: 'Maks. antal kæledyr',
    de: 'Max. Anzahl Haustiere',
    en: 'Maximum number of pets',
  }),
  bool(202, 'hypoallergenic', ['pets', 'rules'], {
    da: 'Allergivenligt',
    de: 'Allergikerfreundlich',
    en: 'Allergy-friendly',
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
    { da: 'Nøgleboks ved huset', de: 'Schlüsselbox am Haus', en: 'Key safe at the house' },
    'selfCheckinCheckout',
  ),

  number(240, 'star-rating', ['quality'], { da: 'Stjerner', de: 'Sterne', en: 'Stars' }),
  number(241, 'pine-cones', ['quality'], {
    da: 'Husets standard (1 til 5 kogler)',
    de: 'Hausstandard (1 bis 5 Zapfen)',
    en: 'House standard (1 to 5 pine cones)',
  }),
  bool(347, 'gold', ['quality'], { da: 'Guld', de: 'Gold', en: 'Gold' }),
  bool(348, 'silver', ['quality'], { da: 'Sølv', de: 'Silber', en: 'Silver' }),
  bool(349, 'bronze', ['quality'], { da: 'Bronze', de: 'Bronze', en: 'Bronze' }),
] as const
