// Stems of compound names: plants and animals of the dunes, and what the sea washes ashore.
const stems = [
  'Klit',
  'Lyng',
  'Marehalm',
  'Strand',
  'Revling',
  'Tyttebær',
  'Blåbær',
  'Porse',
  'Gyvel',
  'Fyrre',
  'Birke',
  'Ene',
  'Havtorn',
  'Hyben',
  'Klitrose',
  'Timian',
  'Kamille',
  'Blåklokke',
  'Vibe',
  'Lærke',
  'Måge',
  'Terne',
  'Ryle',
  'Hjejle',
  'Spove',
  'Stenpikker',
  'Svale',
  'Hare',
  'Ræve',
  'Hjorte',
  'Rav',
  'Musling',
  'Sand',
  'Bakke',
  'Vester',
  'Tang',
] as const

const endings = ['vej', 'stien', 'krogen', 'bakken', 'toften', 'dalen', 'højen'] as const

/** 252 names, formed like those on street signs in Danish summer-house areas. */
export const streetNames: readonly string[] = stems.flatMap((stem) =>
  endings.filter((ending) => !(stem === 'Bakke' && ending === 'bakken')).map((ending) => `${stem}${ending}`),
)
