import type { SceneContext } from '../core/context.ts'
import type { MoodName } from '../core/moods.ts'
import { round } from '../core/path-data.ts'
import { some } from '../core/tuples.ts'
import filters from '../data/snapshot-filters.json' with { type: 'json' }
import subjects from '../data/snapshots.json' with { type: 'json' }

/** Names of colours, which a filter defines. */
type Shape = { d: string; fill?: string; stroke?: string; width?: number; opacity?: number }
type Look = (typeof filters)['day'][number]

const shapes = new Map<string, readonly Shape[]>(Object.entries(subjects))
export const snapshotSubjects: readonly string[] = [...shapes.keys()]

/** Lights without a filter of their own borrow that of a similar one. */
const similar: Partial<Record<MoodName, keyof typeof filters>> = {
  morning: 'morning',
  dawn: 'morning',
  haze: 'morning',
  golden: 'golden',
  dusk: 'dusk',
  blue: 'dusk',
  storm: 'storm',
  overcast: 'storm',
}

/** A guest's picture: flat shapes in six colours, framed by hand, unlike the drawings of the houses. */
export function snapshot(context: SceneContext): void {
  const { drawing, random, moodName, seed } = context
  const { width, height } = drawing
  const look = random.pick(some<Look>(filters[similar[moodName] ?? 'day']))
  const drawn = random.pick(some(snapshotSubjects))
  const subject = snapshotSubjects.find((known) => seed === known || seed.startsWith(`${known}-`)) ?? drawn
  // Lists crop an upright picture to its middle, which has to show the whole subject.
  const scale = Math.round(random.int(96, 118) * (height > width ? 0.66 : 1)) / 100
  const isFlipped = random.chance(0.5)
  const turn = random.range(-3.5, 3.5)
  const middle = `${round(width / 2 + random.range(-30, 30))} ${round(height / 2 + random.range(-24, 24))}`
  drawing.rect(0, 0, width, height, { fill: look.sky })
  const place = `translate(${middle}) rotate(${round(turn)}) scale(${isFlipped ? -scale : scale} ${scale}) translate(-600 -400)`
  drawing.group({ transform: place }, () => {
    for (const shape of shapes.get(subject) ?? []) paintShape(context, look, shape)
  })
  if (random.chance(0.6)) paintVignette(context, look.dark)
  if (random.chance(0.35)) paintBorder(context)
}

function paintShape({ drawing }: SceneContext, look: Readonly<Record<string, string>>, shape: Shape): void {
  const { d, fill = '', stroke = '', width, opacity } = shape
  const outline = { stroke: look[stroke], 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  drawing.path(d, { fill: look[fill] ?? 'none', ...(look[stroke] !== undefined && outline), opacity })
}

function paintVignette({ drawing }: SceneContext, color: string): void {
  const { width, height } = drawing
  const stops = [
    [0.55, color, 0],
    [1, color, 0.42],
  ] as const
  const reach = Math.hypot(width, height) / 2
  drawing.rect(0, 0, width, height, { fill: drawing.radial(stops, [width / 2, height / 2, reach]) })
}

/** The white edge of a print. */
function paintBorder({ drawing }: SceneContext): void {
  const { width, height } = drawing
  drawing.path(`M0 0H${width}V${height}H0ZM34 34V${height - 34}H${width - 34}V34Z`, { fill: '#fdfbf5' })
}
