import { mix, tint } from './color.ts'
import { dot, type Vector } from './geometry.ts'
import type { Mood } from './moods.ts'

export type Lighting = {
  /** Unit vector towards the light. */
  direction: Vector
  /** Shades a surface colour by the surface's normal. */
  tone(color: string, normal: Vector): string
}

type Light = Pick<Mood, 'light' | 'shadow' | 'shade'>

export function createLighting({ light, shadow, shade }: Light, [x, y, z]: Vector): Lighting {
  const length = Math.hypot(x, y, z)
  const direction: Vector = [x / length, y / length, z / length]
  return {
    direction,
    tone(color, normal) {
      const amount = Math.max(0, dot(normal, direction))
      const shaded = mix(color, tint(color, shadow), shade * 1.25)
      const lit = tint(mix(color, '#ffffff', 0.08), mix('#ffffff', light, 0.75))
      return mix(shaded, lit, Math.min(1, amount * 1.25))
    },
  }
}
