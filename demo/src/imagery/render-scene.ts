import type { SceneContext } from './core/context.ts'
import type { Details } from './core/details.ts'
import { createDrawing } from './core/drawing.ts'
import { homeTraits } from './core/home-traits.ts'
import { createMood, type MoodName } from './core/moods.ts'
import { createRandom, shortHash } from './core/random.ts'
import type { SceneKind } from './scene-names.ts'
import { moodOf, randomKey } from './scene-tones.ts'
import { bathroom } from './scenes/bathroom.ts'
import { beach } from './scenes/beach.ts'
import { bedroom } from './scenes/bedroom.ts'
import { dunes } from './scenes/dunes.ts'
import { harbour } from './scenes/harbour.ts'
import { house } from './scenes/house.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { livingRoom } from './scenes/living-room.ts'
import { pool } from './scenes/pool.ts'
import { sauna } from './scenes/sauna.ts'
import { snapshot } from './scenes/snapshot.ts'
import { terrace } from './scenes/terrace.ts'

type Scene = { paint: (context: SceneContext) => void; title: string }

const scenes = {
  house: { paint: (c) => house(c), title: 'Summer house in the dunes' },
  'house-thatched': { paint: (c) => house(c, 'thatched'), title: 'Thatched summer house in the dunes' },
  'house-wood': { paint: (c) => house(c, 'wood'), title: 'Wooden summer house in the dunes' },
  'house-modern': { paint: (c) => house(c, 'modern'), title: 'Modern summer house in the dunes' },
  'house-pool': { paint: (c) => house(c, 'pool'), title: 'Large summer house with a pool wing' },
  terrace: { paint: terrace, title: 'Terrace with outdoor spa and a view of the dunes' },
  dunes: { paint: dunes, title: 'Path through the dunes to the sea' },
  beach: { paint: beach, title: 'Wide sandy beach by the North Sea' },
  lighthouse: { paint: lighthouse, title: 'Lighthouse on the dunes' },
  harbour: { paint: harbour, title: 'Fishing harbour' },
  'living-room': { paint: livingRoom, title: 'Living room with stove and view' },
  bedroom: { paint: bedroom, title: 'Bedroom' },
  kitchen: { paint: kitchen, title: 'Kitchen with dining table' },
  bathroom: { paint: bathroom, title: 'Bathroom with spa bath' },
  sauna: { paint: sauna, title: 'Sauna with a view' },
  pool: { paint: pool, title: 'Indoor pool' },
  snapshot: { paint: snapshot, title: 'Picture of a guest' },
} satisfies Record<SceneKind, Scene>

export type SceneOptions = {
  kind: SceneKind
  /** Identifies the home: building, timber, textiles, paint and weather derive from it, so that its pictures match. */
  seed: string | number
  /** Selects another view of the same home, with a new angle and furniture. */
  variant?: number | undefined
  width?: number
  height?: number
  /** Defaults to the home's own weather. */
  mood?: MoodName | undefined
  title?: string
  /** Facts of the house that the picture must match. */
  details?: Details | undefined
}

/** Renders a self-contained SVG document. It is deterministic: the same options always give the same text. */
export function renderScene(options: SceneOptions): string {
  const { kind, seed, variant = 0, width = 1200, height = 800, details = new Set() } = options
  const scene: Scene = scenes[kind]
  const home = homeTraits(seed)
  const key = randomKey(options)
  const random = createRandom(key)
  const moodName = moodOf(options, random)
  // All scenes are composed on a canvas 800 units high; the width follows from the aspect ratio.
  const canvas = { width: Math.round((800 * width) / height), height: 800 }
  const drawing = createDrawing({ ...canvas, idPrefix: `s${shortHash(`${key}:${moodName}`).slice(0, 4)}` })
  const paint = () =>
    scene.paint({
      drawing,
      random,
      mood: createMood(moodName, home.season),
      moodName,
      home,
      details,
      seed: String(seed),
      variant,
    })
  // A mirrored house would have its parts on the other side in its next picture.
  if (!kind.startsWith('house') && kind !== 'snapshot' && createRandom(`mirror:${key}`).chance(0.5)) {
    drawing.group({ transform: `matrix(-1 0 0 1 ${drawing.width} 0)` }, paint)
  } else paint()
  return drawing.toSvg({ outputWidth: width, outputHeight: height, title: options.title ?? scene.title })
}
