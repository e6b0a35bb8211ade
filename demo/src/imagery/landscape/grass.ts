import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { whole as n } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import type { Crest } from './dune.ts'

export type Clump = { x: number; y: number; size: number }

type Tuft = { wind: number; blades: number; seedHeads: boolean }
type GrassOptions = Partial<Tuft> & { colors?: readonly string[]; variants?: number; roots?: boolean }

/** For the many tufts of a plot, drawn only twice. */
export const shortGrass = { blades: 8, wind: 0.2, roots: false, variants: 2 } as const

/** Paints marram grass that leans in the wind. A few tufts are drawn once and reused at different sizes. */
export function paintGrass({ drawing, mood, random }: OpenAir, clumps: readonly Clump[], options: GrassOptions): void {
  const { wind = 0.35, blades = 11, colors = mood.grass, seedHeads = false, variants = 3, roots = true } = options
  const shadow = roots ? `<ellipse cx="3" cy="2" rx="30" ry="6" fill="${mood.shadow}" fill-opacity=".12"/>` : ''
  const tuft = (key: string) => () =>
    drawing.raw(shadow + tuftMarkup(random.fork(key), colors, { wind, blades, seedHeads }))
  for (const { x, y, size } of clumps) {
    const key = `grass ${random.int(1, variants)} ${wind} ${blades} ${seedHeads} ${roots} ${colors.join()}`
    drawing.use(drawing.symbolOnce(key, tuft(key)), x, y, (size / 100) * random.range(0.85, 1.25), size / 100)
  }
}

/** Draws one tuft, 100 units tall, with its root at the origin. */
function tuftMarkup(random: Random, colors: readonly string[], { wind, blades, seedHeads }: Tuft): string {
  const paths = colors.map((color) => ({ color, d: '' }))
  let heads = ''
  for (let i = 0; i < blades; i++) {
    const spread = (i / (blades - 1) - 0.5) * 2 + random.range(-0.1, 0.1)
    const height = 100 * (1 - 0.4 * spread * spread) * random.range(0.6, 1.1)
    const reach = height * (spread * 0.5 + wind * random.range(0.7, 1.3) + random.range(-0.12, 0.12))
    const x = spread * 15
    const y = 3 - 5 * spread * spread + random.range(-3, 4)
    const path = paths[random.int(0, colors.length - 1)]
    if (path !== undefined) path.d += bladePath(x, y, reach, height)
    if (seedHeads && random.chance(0.18)) {
      heads += `M${n(x + reach * 0.85)} ${n(y - height * 0.9)}l${n(reach * 0.22 + 2)} ${n(-height * 0.18)}`
    }
  }
  const leaves = paths.map(({ d, color }) => (d === '' ? '' : `<path d="${d}" fill="${color}"/>`)).join('')
  if (heads === '') return leaves
  const straw = mix(colors.at(-1) ?? '#ead9a8', '#ead9a8', 0.5)
  return `${leaves}<path d="${heads}" stroke="${straw}" stroke-width="3.4" stroke-linecap="round" fill="none"/>`
}

function bladePath(x: number, y: number, reach: number, height: number): string {
  const bendX = reach * 0.15
  const bendY = -height * 0.72
  const up = `M${n(x - 1.7)} ${n(y)}q${n(bendX)} ${n(bendY)} ${n(reach + 1.7)} ${n(-height)}`
  return `${up}q${n(-reach + bendX + 2)} ${n(height + bendY)} ${n(-reach + 2)} ${n(height)}`
}

type Along = { count: number; size: number; sink: number; skip?: (x: number) => boolean }

/** Places grass along a crest and a little below it, back to front. */
export function clumpsAlong({ random, drawing }: OpenAir, crest: Crest, { count, size, sink, skip }: Along): Clump[] {
  const clumps: Clump[] = []
  for (let i = 0; i < count; i++) {
    const x = random.range(0, drawing.width)
    if (skip?.(x)) continue
    const down = random.next() ** 2 * sink
    clumps.push({ x, y: crest(x) + down + 3, size: size * random.range(0.65, 1.2) * (1 + down / 260) })
  }
  return clumps.sort((a, b) => a.y - b.y)
}
