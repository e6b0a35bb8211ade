import { darken, lighten, mix, tint } from './core/color.ts'
import { type HomeTraits, homeTraits } from './core/home-traits.ts'
import { horizonColor, type Mood, type MoodName, moods } from './core/moods.ts'
import { createRandom } from './core/random.ts'
import type { SceneKind } from './scene-names.ts'

type Scene = { kind: SceneKind; seed: string | number; variant?: number | undefined; mood?: MoodName | undefined }
/** Above, in the middle, below. */
type Tones = readonly [string, string, string]

const coastMoods: readonly [MoodName, ...MoodName[]] = [
  'day',
  'day',
  'day',
  'morning',
  'golden',
  'golden',
  'dusk',
  'storm',
]
const coast: readonly SceneKind[] = ['dunes', 'beach', 'lighthouse', 'harbour']

/** Pictures of one home share its weather; the mood of a landscape is random. */
export function moodOf(scene: Scene, random = createRandom(randomKey(scene))): MoodName {
  if (scene.mood !== undefined) return scene.mood
  return coast.includes(scene.kind) ? random.pick(coastMoods) : homeTraits(scene.seed).mood
}

/** Seeds all random details of a picture. */
export const randomKey = ({ kind, seed, variant }: Scene) => `${kind}:${seed}${variant ? `:${variant}` : ''}`

/**
 * Placeholder colours of a picture, as the end of its address: `#8ec0d8-eaf0e4-b3b077`. Derived from its palette,
 * since drawing 12,000 pictures to sample them would take minutes.
 */
export const toneMark = (scene: Scene) => `#${tonesOf(scene).join('-').replaceAll('#', '')}`

function tonesOf(scene: Scene): Tones {
  const moodName = moodOf(scene)
  const mood = moods[moodName]
  const ground = grounds[scene.kind]
  if (ground !== undefined) return [mood.sky[1][1], horizonColor(mood), ground(mood)]
  const [ceiling, wall, floor] = room(scene.kind, homeTraits(scene.seed))
  return [tint(ceiling, air[moodName]), tint(darken(wall, 0.08), air[moodName]), tint(floor, air[moodName])]
}

const meadow = ({ lawn, sand }: Mood) => mix(lawn[0], sand[1], 0.4)
const sand = ({ sand: [, slope] }: Mood) => slope
const grounds: Partial<Record<SceneKind, (mood: Mood) => string>> = {
  house: meadow,
  'house-thatched': meadow,
  'house-wood': meadow,
  'house-modern': meadow,
  'house-pool': meadow,
  terrace: (mood) => mix(mood.sand[2], mood.shadow, 0.35),
  dunes: sand,
  lighthouse: sand,
  beach: ({ sea }) => sea[1],
  harbour: ({ sea }) => sea[2],
}

/** Rooms are darker at dusk and in a storm, as in their painters. */
const air: Record<MoodName, string> = {
  day: '#ffffff',
  morning: '#fff9f2',
  golden: '#fff9f0',
  dusk: '#b8a5a2',
  storm: '#dddbd7',
}

function room(kind: SceneKind, { wall, featurePaint, timber }: HomeTraits): Tones {
  const ceiling = '#e6dfd3'
  if (kind === 'sauna') return ['#b58a5c', '#a87a4c', '#8f6a48']
  if (kind === 'bathroom') return [ceiling, '#d8ddd9', '#a9a69f']
  if (kind === 'pool') return [ceiling, mix(wall.paint, '#9cc5cf', 0.5), '#7fb9bd']
  const back = kind === 'kitchen' ? wall.paint : (featurePaint ?? wall.paint)
  return [ceiling, mix(back, lighten(wall.paint, 0.1), 0.3), mix(timber.floor, timber.wood, 0.3)]
}
