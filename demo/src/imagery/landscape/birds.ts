import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { round } from '../core/path-data.ts'

type Flock = { x: number; y: number; spread: number; count: number }

export function paintBirds({ drawing, mood, random }: OpenAir, { x, y, spread, count }: Flock): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const s = random.range(5, 12)
    const left = x + random.range(-spread, spread)
    const top = y + random.range(-spread, spread) * 0.35
    const wing = `q${round(s * 0.6)} ${round(-s * 0.7)} ${round(s)} 0`
    d += `M${round(left)} ${round(top)}${wing}q${round(s * 0.4)} ${round(-s * 0.7)} ${round(s)} ${round(-s * 0.15)}`
  }
  drawing.path(d, {
    stroke: mix(mood.shadow, '#ffffff', 0.15),
    'stroke-width': 1.7,
    'stroke-linecap': 'round',
    fill: 'none',
    opacity: 0.75,
  })
}
