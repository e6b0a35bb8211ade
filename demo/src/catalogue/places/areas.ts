import { areaRecords } from '../shared-records.ts'

/** Traits of an area that only the generator needs; its record in the catalogue has the rest. */
type Traits = {
  /** First letter of the lodging numbers in this area. */
  letter: string
  /** All three languages say "on" an island but "in" a town. */
  island: boolean
  /** Number of houses in a catalogue of about 1,300, used as a weight. */
  weight: number
}

const traits = {
  sondervig: { letter: 'S', island: false, weight: 132 },
  klegod: { letter: 'K', island: false, weight: 41 },
  'hvide-sande': { letter: 'W', island: false, weight: 97 },
  argab: { letter: 'A', island: false, weight: 58 },
  bjerregard: { letter: 'J', island: false, weight: 64 },
  'bork-havn': { letter: 'P', island: false, weight: 34 },
  nymindegab: { letter: 'N', island: false, weight: 46 },
  houstrup: { letter: 'H', island: false, weight: 118 },
  'henne-strand': { letter: 'H', island: false, weight: 168 },
  graerup: { letter: 'G', island: false, weight: 37 },
  'vejers-strand': { letter: 'V', island: false, weight: 89 },
  oksbol: { letter: 'O', island: false, weight: 19 },
  blavand: { letter: 'B', island: false, weight: 214 },
  ho: { letter: 'E', island: false, weight: 32 },
  fano: { letter: 'F', island: true, weight: 61 },
  romo: { letter: 'R', island: true, weight: 124 },
} as const satisfies Record<string, Traits>

export type AreaSlug = keyof typeof traits

export type Area = Traits & { id: number; slug: AreaSlug; name: string; region: 'north' | 'middle' | 'south' }

const hasTraits = (slug: string): slug is AreaSlug => Object.hasOwn(traits, slug)

/** Areas from north to south. Do not change ids or slugs: saved links and editorial pages use them. */
export const areas: readonly Area[] = areaRecords.map(({ id, slug, name, region }) => {
  if (!hasTraits(slug)) throw new Error(`The generator has no traits of the area ${slug}`)
  return { id, slug, name, region, ...traits[slug] }
})
