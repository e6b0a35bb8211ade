export type Region = 'north' | 'middle' | 'south'

export type Area = {
  id: number
  slug: string
  name: string
  region: Region
  /** First letter of the lodging numbers in this area. */
  letter: string
  /** All three languages say "on" an island but "in" a town. */
  island: boolean
  /** Number of houses in a catalogue of about 1,300, used as a weight. */
  weight: number
}

/** Areas from north to south. Do not change ids or slugs: saved links and editorial pages use them. */
export const areas = [
  { id: 1, slug: 'sondervig', name: 'Søndervig', region: 'north', letter: 'S', island: false, weight: 132 },
  { id: 2, slug: 'klegod', name: 'Klegod', region: 'north', letter: 'K', island: false, weight: 41 },
  { id: 3, slug: 'hvide-sande', name: 'Hvide Sande', region: 'north', letter: 'W', island: false, weight: 97 },
  { id: 4, slug: 'argab', name: 'Årgab', region: 'north', letter: 'A', island: false, weight: 58 },
  { id: 5, slug: 'bjerregard', name: 'Bjerregård', region: 'north', letter: 'J', island: false, weight: 64 },
  { id: 6, slug: 'bork-havn', name: 'Bork Havn', region: 'middle', letter: 'P', island: false, weight: 34 },
  { id: 7, slug: 'nymindegab', name: 'Nymindegab', region: 'middle', letter: 'N', island: false, weight: 46 },
  { id: 8, slug: 'houstrup', name: 'Houstrup', region: 'middle', letter: 'H', island: false, weight: 118 },
  { id: 9, slug: 'henne-strand', name: 'Henne Strand', region: 'middle', letter: 'H', island: false, weight: 168 },
  { id: 10, slug: 'graerup', name: 'Grærup', region: 'middle', letter: 'G', island: false, weight: 37 },
  { id: 11, slug: 'vejers-strand', name: 'Vejers Strand', region: 'middle', letter: 'V', island: false, weight: 89 },
  { id: 12, slug: 'oksbol', name: 'Oksbøl', region: 'south', letter: 'O', island: false, weight: 19 },
  { id: 13, slug: 'blavand', name: 'Blåvand', region: 'south', letter: 'B', island: false, weight: 214 },
  { id: 14, slug: 'ho', name: 'Ho', region: 'south', letter: 'E', island: false, weight: 32 },
  { id: 15, slug: 'fano', name: 'Fanø', region: 'south', letter: 'F', island: true, weight: 61 },
  { id: 16, slug: 'romo', name: 'Rømø', region: 'south', letter: 'R', island: true, weight: 124 },
] as const satisfies readonly Area[]

export type AreaSlug = (typeof areas)[number]['slug']
