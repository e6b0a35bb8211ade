import { type PictureTagKey, pictureTagByKey } from '@marram/domain/picture-tag'
import { createRandom, type Random } from '../random.ts'
import type { House } from './house.ts'

export type Picture = {
  sortOrder: number
  url: string
  tagIds: number[]
  width: number
  height: number
  fileSize: number
}

type Shot = { kind: string; variant: number; tags: readonly PictureTagKey[]; mood?: string }

const width = 1800
const height = 1200

const harbourAreas = new Set(['hvide-sande', 'bork-havn', 'fano'])
const lighthouseAreas = new Set(['blavand', 'klegod', 'ho'])

function surroundings({ area, location, setting }: House): Shot[] {
  const shots: Shot[] = [{ kind: 'beach', variant: 0, tags: ['surroundings'] }]
  if (setting === 'dunes' || setting === 'heath') shots.unshift({ kind: 'dunes', variant: 0, tags: ['view'] })
  if (lighthouseAreas.has(area.slug)) shots.push({ kind: 'lighthouse', variant: 0, tags: ['surroundings'] })
  if (harbourAreas.has(area.slug) || location.name === 'Havneby') {
    shots.push({ kind: 'harbour', variant: 0, tags: ['surroundings'] })
  }
  return shots
}

const pool: Shot = { kind: 'pool', variant: 0, tags: ['pool'] }
const sauna: Shot = { kind: 'sauna', variant: 0, tags: ['sauna'] }

/** Order of the gallery: outside, the rooms, special features, the surroundings, the floor plan. */
function shotsOf(house: House, random: Random): Shot[] {
  const outside = random.weighted([
    ['day', 5],
    ['golden', 3],
    ['morning', 2],
    ['dusk', 1],
  ] as const)
  const bedrooms = Array.from({ length: Math.min(4, house.bedrooms) }, (_, variant) => variant)
  const bathrooms = Array.from({ length: Math.min(2, house.bathrooms) }, (_, variant) => variant)
  return [
    { kind: house.archetype.picture, variant: 0, tags: ['exterior'], mood: outside },
    ...(house.has.has('indoor-pool') ? [pool] : []),
    { kind: 'living-room', variant: 0, tags: ['living-room'] },
    { kind: 'terrace', variant: 0, tags: ['terrace'], mood: outside },
    { kind: 'kitchen', variant: 0, tags: ['kitchen'] },
    ...bedrooms.map((variant): Shot => ({ kind: 'bedroom', variant, tags: ['bedroom'] })),
    ...bathrooms.map((variant): Shot => ({ kind: 'bathroom', variant, tags: ['bathroom'] })),
    ...(house.has.has('sauna') ? [sauna] : []),
    { kind: house.archetype.picture, variant: 1, tags: ['exterior'], mood: outside },
    ...surroundings(house),
    { kind: 'floor-plan', variant: 0, tags: ['floor-plan'] },
  ]
}

/** The lodging number seeds the drawings, so that all pictures of a gallery show the same home. */
export function picturesOf(seed: string, house: House): Picture[] {
  const random = createRandom(seed, 'pictures', house.id)
  return shotsOf(house, random).map(({ kind, variant, tags, mood }, index) => ({
    sortOrder: index + 1,
    url: ['demo', kind, house.name, variant, ...(mood ? [mood] : [])].join('/'),
    tagIds: tags.map((key) => pictureTagByKey(key).id),
    width,
    height,
    fileSize: kind === 'floor-plan' ? random.int(48_000, 95_000) : random.int(140_000, 420_000),
  }))
}
