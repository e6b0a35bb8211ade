import { lighten } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { paintClouds } from './clouds.ts'

export type Sun = { sunX: number; sunY: number }

/** Paints the sky above a horizon and returns the position of the sun. */
export function paintSky(context: OpenAir, horizon: number): Sun {
  const { drawing, mood, random } = context
  const sunX = random.range(0.15, 0.85) * drawing.width
  const W = drawing.width
  drawing.rect(0, 0, W, horizon + 4, { fill: drawing.gradient(mood.sky, [0, 0, 0, horizon]) })
  const sunY = horizon - mood.sunHeight * horizon * 0.9
  const reach = Math.max(260, horizon * 0.95)
  const strength = mood.sunHeight > 0.45 ? 0.55 : 0.8
  const shine = drawing.radial(
    [
      [0, mood.sun, strength],
      [0.25, mood.sun, strength * 0.42],
      [1, mood.sun, 0],
    ],
    [sunX, sunY, reach],
  )
  drawing.rect(0, 0, W, horizon + 4, { fill: shine })
  if (mood.sunHeight < 0.45) drawing.circle(sunX, sunY, 24, { fill: lighten(mood.sun, 0.45), opacity: 0.95 })
  paintClouds({ ...context, random: random.fork('clouds') }, horizon)
  return { sunX, sunY }
}
