import type { FacilityKey } from '@marram/domain/facility'
import { type PictureTagKey, pictureTagByKey } from '@marram/domain/picture-tag'
import type { DetailWord } from '../../imagery/core/details.ts'
import type { MoodName } from '../../imagery/core/moods.ts'
import type { SceneKind } from '../../imagery/scene-names.ts'
import { toneMark } from '../../imagery/scene-tones.ts'
import { createRandom, type Random } from '../random.ts'
import type { ArchetypeKey } from './archetypes.ts'
import type { House } from './house.ts'

export type Picture = {
  sortOrder: number
  url: string
  tagIds: number[]
  width: number
  height: number
  fileSize: number
}

type Shot = {
  kind: SceneKind
  variant: number
  tags: readonly PictureTagKey[]
  mood?: MoodName
  /** Facts that the drawing must agree with; a picture of the coast has none. */
  details?: readonly DetailWord[]
}

const width = 1800
const height = 1200

const harbourAreas = new Set(['hvide-sande', 'bork-havn', 'fano'])
const lighthouseAreas = new Set(['blavand', 'klegod', 'ho'])

function surroundings({ area, location, setting, has }: House): Shot[] {
  const shots: Shot[] = [{ kind: 'beach', variant: 0, tags: ['surroundings'] }]
  if (setting === 'dunes' || setting === 'heath') {
    shots.unshift({ kind: 'dunes', variant: 0, tags: [has.has('sea-view') ? 'view' : 'surroundings'] })
  }
  if (lighthouseAreas.has(area.slug)) shots.push({ kind: 'lighthouse', variant: 0, tags: ['surroundings'] })
  if (harbourAreas.has(area.slug) || location.name === 'Havneby') {
    shots.push({ kind: 'harbour', variant: 0, tags: ['surroundings'] })
  }
  return shots
}

/** The view from the windows and the plot around the house. */
function outlookOf({ has, setting }: House): DetailWord[] {
  return [has.has('sea-view') ? 'sea' : 'land', setting]
}

/** Facilities that a picture of the outside shows. */
const outside: readonly (readonly [FacilityKey, DetailWord])[] = [
  ['annex', 'annexe'],
  ['carport', 'carport'],
  ['solar-cells', 'solar'],
  ['fireplace', 'stove'],
  ['wilderness-bath', 'tub'],
  ['outdoor-spa', 'jacuzzi'],
  ['outdoor-shower', 'shower'],
  ['fenced-plot', 'fence'],
  ['swings', 'swings'],
  ['sandbox', 'sandbox'],
  ['trampoline', 'trampoline'],
  ['bonfire-place', 'bonfire'],
  ['shelter', 'shelter'],
]

const kinds: Partial<Record<ArchetypeKey, DetailWord>> = {
  cabin: 'cabin',
  timber: 'timber',
  fisherman: 'fisherman',
  'new-build': 'new',
}

/** Everything about the house that a picture of the outside must agree with. */
function factsOutside({ has, archetype, areaM2, storeys, coveredTerraces }: House): DetailWord[] {
  const size = sizes.find(([below]) => areaM2 / storeys < below)?.[1]
  const kind = kinds[archetype.key]
  return [
    ...(size ? [size] : []),
    ...(kind ? [kind] : []),
    ...(storeys > 1 ? (['upstairs'] as const) : []),
    ...(coveredTerraces > 0 ? (['covered'] as const) : []),
    ...outside.flatMap(([key, word]) => (has.has(key) ? [word] : [])),
  ]
}

/** Floor areas in square metres; a house of medium size needs no word. */
const sizes: readonly (readonly [below: number, word: DetailWord | null])[] = [
  [52, 'tiny'],
  [76, 'small'],
  [105, null],
  [150, 'large'],
  [Number.POSITIVE_INFINITY, 'huge'],
]

/** Optional rooms. */
function specialRooms({ has }: House, outlook: readonly DetailWord[]): { pool: Shot[]; sauna: Shot[] } {
  const shot = (kind: 'pool' | 'sauna'): Shot => ({ kind, variant: 0, tags: [kind], details: outlook })
  return {
    pool: has.has('indoor-pool') ? [shot('pool')] : [],
    sauna: has.has('sauna') ? [shot('sauna')] : [],
  }
}

const firstLights = [
  ['day', 26],
  ['golden', 15],
  ['morning', 13],
  ['haze', 11],
  ['overcast', 10],
  ['dawn', 7],
  ['blue', 7],
  ['dusk', 6],
  ['storm', 5],
] as const
const terraceLights = [
  ['day', 5],
  ['golden', 3],
  ['morning', 3],
  ['haze', 2],
  ['overcast', 1],
] as const
const secondLights = [
  ['golden', 4],
  ['blue', 3],
  ['day', 3],
  ['overcast', 3],
  ['dusk', 2],
  ['morning', 2],
] as const

/** Order of the gallery: outside, the rooms, special features, the surroundings. */
function shotsOf(house: House, random: Random): Shot[] {
  const { has, archetype } = house
  const outlook = outlookOf(house)
  const outdoors = [...outlook, ...factsOutside(house)]
  const stove = has.has('fireplace') ? (['stove'] as const) : []
  const exterior = { kind: archetype.picture, tags: ['exterior'], details: outdoors } as const
  const { pool, sauna } = specialRooms(house, outlook)
  const bathrooms = Array.from({ length: house.bathrooms }, (_, variant): Shot => {
    const spa = variant === 0 && has.has('spa') ? (['spa'] as const) : []
    return { kind: 'bathroom', variant, tags: ['bathroom'], details: [...outlook, ...spa] }
  })
  return [
    { ...exterior, variant: 0, mood: random.weighted(firstLights) },
    ...pool,
    { kind: 'living-room', variant: 0, tags: ['living-room'], details: [...outlook, ...stove] },
    { kind: 'terrace', variant: 0, tags: ['terrace'], mood: random.weighted(terraceLights), details: outdoors },
    { kind: 'kitchen', variant: 0, tags: ['kitchen'], details: outlook },
    ...house.bedsByRoom.map(
      (beds, variant): Shot => ({ kind: 'bedroom', variant, tags: ['bedroom'], details: [...outlook, beds] }),
    ),
    ...bathrooms,
    ...sauna,
    { ...exterior, variant: 1, mood: random.weighted(secondLights) },
    ...surroundings(house),
  ]
}

/** The lodging number seeds the drawings, so that all pictures of a gallery show the same home. */
export function picturesOf(seed: string, house: House): Picture[] {
  const random = createRandom(seed, 'pictures', house.id)
  return shotsOf(house, random).map(({ kind, variant, tags, mood, details }, index) => ({
    sortOrder: index + 1,
    url:
      ['demo', kind, house.name, variant, mood, details?.join('-')].filter((part) => part !== undefined).join('/') +
      toneMark({ kind, seed: house.name, variant, mood, details: new Set(details) }),
    tagIds: tags.map((key) => pictureTagByKey(key).id),
    width,
    height,
    fileSize: random.int(140_000, 420_000),
  }))
}
