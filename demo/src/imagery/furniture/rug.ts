import { lighten, mix } from '../core/color.ts'
import type { HomeTraits } from '../core/home-traits.ts'
import type { Random } from '../core/random.ts'
import { ring } from '../core/solids.ts'
import type { Room } from '../room/room.ts'

type Rug = { x: number; z: number; w: number; d: number; color: string; border: string; stripes?: number }

export function rugColor(random: Random, home: HomeTraits): string {
  return random.pick([home.linen, home.linen, lighten(home.fabric, 0.45), mix(home.accent, home.linen, 0.45)])
}

export function drawRug({ drawing, camera, lighting }: Room, { x, z, w, d, color, border, stripes = 0 }: Rug): void {
  const tone = lighting.tone(color, [0, 1, 0])
  const p = (a: number, b: number) => camera.project([x + a, 0.004, z + b])
  const cloth = { fill: tone, stroke: tone, 'stroke-width': 4, 'stroke-linejoin': 'round' }
  drawing.polygon([p(0, 0), p(w, 0), p(w, d), p(0, d)], cloth)
  for (let i = 0; i < stripes; i++) {
    const b = 0.12 + ((d - 0.24) * i) / Math.max(1, stripes - 1)
    const stripe = [p(0.06, b - 0.035), p(w - 0.06, b - 0.035), p(w - 0.06, b + 0.035), p(0.06, b + 0.035)]
    drawing.polygon(stripe, { fill: lighting.tone(border, [0, 1, 0]), opacity: 0.75 })
  }
}

export function drawRoundRug({ drawing, camera, lighting }: Room, { x, z, w, d, color, border }: Rug): void {
  const [cx, cz] = [x + w / 2, z + d / 2]
  drawing.polygon(ring(camera, [cx, 0.004, cz], w / 2, d / 2, 64), { fill: lighting.tone(color, [0, 1, 0]) })
  drawing.polygon(ring(camera, [cx, 0.005, cz], w / 2 - 0.14, d / 2 - 0.14, 64), {
    fill: 'none',
    stroke: lighting.tone(border, [0, 1, 0]),
    'stroke-width': 3,
    opacity: 0.7,
  })
}
