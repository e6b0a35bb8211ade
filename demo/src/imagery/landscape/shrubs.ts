import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { drawCrown, drawLeaves, type Lobe, lobesPath, ragPath } from './foliage.ts'

export type ShrubPlace = { x: number; y: number; width: number; height: number }
/** `turf` is short grass, `light` a patch of sun. */
export type ShrubKind = 'bush' | 'heather' | 'turf' | 'light'
type Look = { colors?: readonly [string, string]; flowers?: string | undefined }

const width = 160
const height = 60

/** Paints low growth, bushes in blossom if a colour is given; two shapes are reused at different sizes. */
export function paintShrubs(context: OpenAir, kind: ShrubKind, places: readonly ShrubPlace[], look: Look = {}): void {
  const { drawing, random } = context
  for (const place of [...places].sort((a, b) => a.y - b.y)) {
    const key = `${kind} ${random.int(0, 1)} ${look.colors?.join() ?? ''} ${look.flowers ?? ''}`
    const shape = drawing.symbolOnce(key, () => {
      const own = { ...context, random: random.fork(key) }
      draw[kind](own, look)
    })
    drawing.use(shape, place.x, place.y, (place.width / width) * random.sign(), place.height / height)
  }
}

function drawBush(context: OpenAir, { colors, flowers }: Look): void {
  const { drawing, random, mood } = context
  const tones = colors ?? ([mix(mood.tree[0], mood.leaf[0], 0.55), mix(mood.tree[1], mood.leaf[1], 0.4)] as const)
  drawing.ellipse(4, 0, width * 0.5, 6, { fill: mood.shadow, opacity: 0.24 })
  const lobes = Array.from({ length: 6 }, (_, i): Lobe => {
    const t = (i / 5) * 2 - 1
    const ry = height * (0.46 - 0.16 * Math.abs(t)) * random.range(0.8, 1.1)
    return { x: t * width * 0.36, y: -ry * 0.7 - (1 - Math.abs(t)) * 10, rx: width * random.range(0.14, 0.19), ry }
  })
  drawCrown(context, lobes, tones, 4)
  if (flowers !== undefined) drawLeaves(context, lobes, { count: 34, size: 0, reach: 0.95, fill: flowers })
}

function drawHeather({ drawing, random, mood }: OpenAir, { colors = mood.heath }: Look): void {
  const [light, dark] = colors
  drawing.ellipse(4, 1, width * 0.46, 6, { fill: mood.shadow, opacity: 0.18 })
  drawing.path(ragPath(random, width * 0.48, height, 26), { fill: mix(dark, mood.shadow, 0.2) })
  drawing.path(ragPath(random, width * 0.43, height * 0.8, 24), { fill: mix(dark, light, 0.5) })
  drawing.path(ragPath(random, width * 0.32, height * 0.58, 20), { fill: light, opacity: 0.85 })
}

function drawTurf({ drawing, random, mood }: OpenAir, { colors = mood.lawn }: Look): void {
  drawing.path(ragPath(random, width * 0.5, height, 30), { fill: mix(colors[1], mood.shadow, 0.1), opacity: 0.42 })
  drawing.path(ragPath(random, width * 0.44, height * 0.7, 26), { fill: colors[0], opacity: 0.55 })
}

function drawLight({ drawing, random }: OpenAir, { colors = ['#fff', '#fff'] }: Look): void {
  const lobes = Array.from(
    { length: 4 },
    (): Lobe => ({
      x: random.range(-0.3, 0.3) * width,
      y: random.range(-0.3, 0.3) * height,
      rx: random.range(20, 46),
      ry: random.range(8, 20),
    }),
  )
  drawing.path(lobesPath(random, lobes), { fill: colors[0], opacity: 0.3 })
}

const draw: Record<ShrubKind, (context: OpenAir, look: Look) => void> = {
  bush: drawBush,
  heather: drawHeather,
  turf: drawTurf,
  light: drawLight,
}
