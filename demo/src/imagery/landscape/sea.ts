import { darken, lighten } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { round } from '../core/path-data.ts'

type SeaOptions = { sunX: number; calm?: number }

/** Paints water between two levels, with the reflection of a low sun. */
export function paintSea(context: OpenAir, horizon: number, bottom: number, { sunX, calm = 1 }: SeaOptions): void {
  const { drawing, mood } = context
  const depth = bottom - horizon
  const fill = drawing.gradient(mood.sea, [0, horizon, 0, bottom])
  drawing.rect(0, horizon, drawing.width, depth + 2, { fill })
  paintRipples(context, horizon, depth, calm)
  if (mood.sunHeight < 0.45) paintGlint(context, horizon, depth, sunX)
}

function paintRipples({ drawing, mood, random }: OpenAir, horizon: number, depth: number, calm: number): void {
  const W = drawing.width
  let light = ''
  let dark = ''
  const strokes = Math.round(56 * Math.min(1.6, W / 1200) * (0.5 + Math.min(1, depth / 240)))
  for (let i = 0; i < strokes; i++) {
    const t = random.next() ** 1.6
    const length = (8 + 90 * t) * random.range(0.5, 1.3)
    const mark = `M${round(random.range(0, W))} ${round(horizon + 3 + t * (depth - 6))}h${round(length)}`
    if (random.chance(0.5)) light += mark
    else dark += mark
  }
  drawing.path(light, {
    stroke: lighten(mood.sea[0], 0.35),
    'stroke-width': 1.6 * calm,
    'stroke-linecap': 'round',
    opacity: 0.5,
    fill: 'none',
  })
  drawing.path(dark, {
    stroke: darken(mood.sea[2], 0.1),
    'stroke-width': 1.8 * calm,
    'stroke-linecap': 'round',
    opacity: 0.22,
    fill: 'none',
  })
}

function paintGlint({ drawing, mood, random }: OpenAir, horizon: number, depth: number, sunX: number): void {
  let glint = ''
  for (let i = 0; i < 46; i++) {
    const t = random.next()
    const spread = 14 + 60 * t
    const length = random.range(8, 34) * (0.5 + t)
    const x = sunX + random.range(-spread, spread) - length / 2
    glint += `M${round(x)} ${round(horizon + 2 + t * (depth - 4))}h${round(length)}`
  }
  drawing.path(glint, {
    stroke: lighten(mood.sun, 0.2),
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
    opacity: 0.65,
    fill: 'none',
  })
}
