import { darken, lighten, mix, tint } from './core/color.ts'
import type { Details } from './core/details.ts'
import { type HomeTraits, homeTraits } from './core/home-traits.ts'
import { createMood, horizonColor, type Mood, type MoodName } from './core/moods.ts'
import { createRandom } from './core/random.ts'
import { some } from './core/tuples.ts'
import { choosePlot } from './garden/plot-names.ts'
import type { SceneKind } from './scene-names.ts'

type Scene = {
  kind: SceneKind
  seed: string | number
  variant?: number | undefined
  mood?: MoodName | undefined
  details?: Details | undefined
}
/** Above, in the middle, below. */
type Tones = readonly [string, string, string]

const coastMoods = some<MoodName>(['day', 'day', 'day', 'morning', 'golden', 'golden', 'dusk', 'storm', 'haze', 'dawn'])
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
  const mood = createMood(moodOf(scene), homeTraits(scene.seed).season)
  if (scene.kind.startsWith('house')) return [mood.air, horizonColor(mood), soilOf(scene, mood)]
  const ground = grounds[scene.kind]
  if (ground !== undefined) return [mood.air, horizonColor(mood), ground(mood)]
  const [ceiling, wall, floor] = room(scene.kind, homeTraits(scene.seed))
  // Rooms are darker at dusk and in a storm.
  return [tint(ceiling, mood.indoors), tint(darken(wall, 0.08), mood.indoors), tint(floor, mood.indoors)]
}

/** The ground around a house. */
function soilOf({ seed, details = new Set() }: Scene, { sand, lawn, heath, floor }: Mood): string {
  const plot = choosePlot(homeTraits(seed).building, details)
  if (plot === 'dunes') return mix(lawn[0], sand[1], 0.5)
  if (plot === 'heath') return mix(heath[0], heath[1], 0.5)
  return plot === 'forest' ? floor[0] : mix(lawn[0], lawn[1], 0.4)
}

const sand = ({ sand: [, slope] }: Mood) => slope
const grounds: Partial<Record<SceneKind, (mood: Mood) => string>> = {
  terrace: (mood) => mix(mood.sand[2], mood.shadow, 0.35),
  dunes: sand,
  lighthouse: sand,
  beach: ({ sea }) => sea[1],
  harbour: ({ sea }) => sea[2],
  snapshot: sand,
}

function room(kind: SceneKind, { wall, featurePaint, timber }: HomeTraits): Tones {
  const ceiling = '#e6dfd3'
  if (kind === 'sauna') return ['#b58a5c', '#a87a4c', '#8f6a48']
  if (kind === 'bathroom') return [ceiling, '#d8ddd9', '#a9a69f']
  if (kind === 'pool') return [ceiling, mix(wall.paint, '#9cc5cf', 0.5), '#7fb9bd']
  const back = kind === 'kitchen' ? wall.paint : (featurePaint ?? wall.paint)
  return [ceiling, mix(back, lighten(wall.paint, 0.1), 0.3), mix(timber.floor, timber.wood, 0.3)]
}
