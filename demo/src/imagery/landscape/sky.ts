import { lighten, mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import type { Stop } from '../core/definitions.ts'
import { paintClouds } from './clouds.ts'

export type Sun = { sunX: number; sunY: number }

/** Paints the sky above a horizon and returns the position of the sun. `light` is the side that the sun shines from. */
export function paintSky(context: OpenAir, horizon: number, light?: 1 | -1): Sun {
  const { drawing, mood, random } = context
  const W = drawing.width
  const sunX = W * (light === undefined ? random.range(0.15, 0.85) : 0.5 + light * random.range(0.36, 0.62))
  // No two skies have quite the same blue.
  const depth = random.range(-0.12, 0.3)
  const stops = mood.sky.map(([offset, color], i): Stop => {
    const strength = Math.abs(depth) * (1 - i / mood.sky.length)
    return [offset, mix(color, depth < 0 ? mood.shadow : '#ffffff', strength)]
  })
  drawing.rect(0, 0, W, horizon + 4, { fill: drawing.gradient(stops, [0, 0, 0, horizon]) })
  const sunY = horizon - mood.sunHeight * horizon * 0.9
  const reach = Math.max(260, horizon * 0.95)
  const strength = mood.sunHeight > 0.45 ? 0.5 : 0.75
  const shine = drawing.radial(
    [
      [0, mood.sun, strength],
      [0.25, mood.sun, strength * 0.42],
      [1, mood.sun, 0],
    ],
    [sunX, sunY, reach],
  )
  if (mood.cover < 0.7) drawing.rect(0, 0, W, horizon + 4, { fill: shine })
  if (mood.sunHeight < 0.45) drawing.circle(sunX, sunY, 20, { fill: lighten(mood.sun, 0.45), opacity: 0.95 })
  paintClouds({ ...context, random: random.fork('clouds') }, horizon)
  return { sunX, sunY }
}
