import { mix } from '../core/color.ts'
import type { Drawing } from '../core/drawing.ts'
import type { Point } from '../core/geometry.ts'
import type { Room } from './room.ts'

/** Paints warm lamp light; `glow` is 0 in full daylight and 1 at dusk. */
export function paintGlow(drawing: Drawing, glow: number, [x, y]: Point, radius: number, strength: number): void {
  const reach = glow ** 1.7
  drawing.circle(x, y, radius, {
    fill: drawing.radial([
      [0, '#ffdf9e', Math.min(0.95, strength * (0.14 + 0.74 * reach))],
      [0.35, '#ffcf85', strength * (0.05 + 0.35 * reach)],
      [1, '#ffc575', 0],
    ]),
  })
}

/** Paints a vignette over the whole room, with a colour cast if given. */
export function paintVeil({ drawing, mood, moodName }: Room, cast?: { fill: string; opacity: number }): void {
  const W = drawing.width
  if (cast) drawing.rect(0, 0, W, 800, cast)
  const corners = mix(mood.shadow, '#20180f', 0.4)
  const stops = [
    [0, mood.shadow, 0],
    [0.62, mood.shadow, 0],
    [1, corners, moodName === 'dusk' ? 0.34 : 0.2],
  ] as const
  drawing.rect(0, 0, W, 800, { fill: drawing.radial(stops, [W / 2, 400, Math.max(W, 900) * 0.68]) })
}
