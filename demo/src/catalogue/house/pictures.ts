import { type PictureTagKey, pictureTagByKey } from '@marram/domain/picture-tag'
import type { MoodName } from '../../imagery/core/moods.ts'
import type { SceneKind } from '../../imagery/scene-names.ts'
import { toneMark } from '../../imagery/scene-tones.ts'
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

type Shot = {
  kind: SceneKind
  variant: number
  tags: readonly PictureTagKey[]
  mood?: MoodName
  /** Facts that the drawing must agree with; a picture of the coast has none. */
  details?: readonly string[]
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

/** The view from the windows. */
function outlookOf({ has, setting }: House): string {
  if (has.has('sea-view')) return 'sea'
  return setting === 'forest' ? 'forest' : 'land'
}

/** Optional rooms. */
function specialRooms({ has }: House, outlook: string): { pool: Shot[]; sauna: Shot[] } {
  const shot = (kind: 'pool' | 'sauna'): Shot => ({ kind, variant: 0, tags: [kind], details: [outlook] })
  return {
    pool: has.has('indoor-pool') ? [shot('pool')] : [],
    sauna: has.has('sauna') ? [shot('sauna')] : [],
  }
}

/** Order of the gallery: outside, the rooms, special features, the surroundings. */
function shotsOf(house: House, random: Random): Shot[] {
  const { has, archetype } = house
  const mood = random.weighted([
    ['day', 5],
    ['golden', 3],
    ['morning', 2],
    ['dusk', 1],
  ] as const)
  const outlook = outlookOf(house)
  const stove = has.has('fireplace') ? ['stove'] : []
  const tub = has.has('outdoor-spa') || has.has('wilderness-bath') ? ['tub'] : []
  const annexe = has.has('annex') ? ['annexe'] : []
  const exterior = {
    kind: archetype.picture,
    mood,
    tags: ['exterior'],
    details: [outlook, ...stove, ...tub, ...annexe],
  } as const
  const { pool, sauna } = specialRooms(house, outlook)
  const bathrooms = Array.from({ length: house.bathrooms }, (_, variant): Shot => {
    const spa = variant === 0 && has.has('spa') ? ['spa'] : []
    return { kind: 'bathroom', variant, tags: ['bathroom'], details: [outlook, ...spa] }
  })
  return [
    { ...exterior, variant: 0 },
    ...pool,
    { kind: 'living-room', variant: 0, tags: ['living-room'], details: [outlook, ...stove] },
    { kind: 'terrace', variant: 0, tags: ['terrace'], mood, details: [outlook, ...tub] },
    { kind: 'kitchen', variant: 0, tags: ['kitchen'], details: [outlook] },
    ...house.bedsByRoom.map(
      (beds, variant): Shot => ({ kind: 'bedroom', variant, tags: ['bedroom'], details: [outlook, beds] }),
    ),
    ...bathrooms,
    ...sauna,
    { ...exterior, variant: 1 },
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
      toneMark({ kind, seed: house.name, variant, mood }),
    tagIds: tags.map((key) => pictureTagByKey(key).id),
    width,
    height,
    fileSize: random.int(140_000, 420_000),
  }))
}
