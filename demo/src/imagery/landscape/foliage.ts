import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { whole as n } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import type { Two } from '../core/tuples.ts'

/** A round part of a crown. */
export type Lobe = { x: number; y: number; rx: number; ry: number }

/** A smooth, slightly uneven outline around each lobe. */
export function lobesPath(random: Random, lobes: readonly Lobe[]): string {
  return lobes.map((lobe) => lobePath(random, lobe)).join('')
}

function lobePath(random: Random, { x, y, rx, ry }: Lobe): string {
  const [left, top] = [rx * random.range(0.92, 1.06), ry * random.range(0.9, 1.08)]
  const tilt = random.int(-14, 14)
  // One arc that ends a unit below its start; two halves would be twice as long.
  return `M${n(x - left)} ${n(y)}a${n(left)} ${n(top)} ${tilt} 1 1 0 1Z`
}

/** Each lobe by itself, larger or smaller and moved by a share of its size. */
export function moved(lobes: readonly Lobe[], size: number, dx: number, dy: number): Lobe[] {
  return lobes.map(({ x, y, rx, ry }) => ({ x: x + rx * dx, y: y + ry * dy, rx: rx * size, ry: ry * size }))
}

type Leaves = { count: number; size: number; reach: number; fill: string; opacity?: number }

/** Draws small leaves near the edges of lobes; with size 0, round dots all over them. */
export function drawLeaves(
  { drawing, random }: OpenAir,
  lobes: readonly Lobe[],
  { count, size, reach, fill, opacity }: Leaves,
): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const { x, y, rx, ry } = lobes[random.int(0, lobes.length - 1)] ?? { x: 0, y: 0, rx: 1, ry: 1 }
    const angle = random.range(0, Math.PI * 2)
    const far = reach * (size === 0 ? Math.sqrt(random.next()) : random.range(0.72, 1))
    const slant = size === 0 ? 'h.1' : `l${n(random.range(-1, 1) * size * 1.6)} ${n(random.range(-1, 1) * size)}`
    d += `M${n(x + Math.cos(angle) * rx * far)} ${n(y + Math.sin(angle) * ry * far)}${slant}`
  }
  const width = size === 0 ? 5.4 : size * 0.8
  drawing.path(d, { stroke: fill, 'stroke-width': width, 'stroke-linecap': 'round', opacity, fill: 'none' })
}

/** Draws a crown in four tones with the light from above, and leaves at its edges. */
export function drawCrown(context: OpenAir, lobes: readonly Lobe[], [light, dark]: Two, leaf: number): void {
  const { drawing, random, mood } = context
  const xs = lobes.map(({ x }) => x)
  const ys = lobes.map(({ y }) => y)
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const reach = (Math.max(...xs) - Math.min(...xs)) * 1.3
  // The lit part of a crown is smaller and nearer to the light.
  const inner = (size: number, aside: number, up: number) =>
    lobes.map(({ x, y, rx, ry }) => ({
      x: cx + (x - cx) * size - reach * aside,
      y: cy + (y - cy) * size - reach * up,
      rx: rx * size,
      ry: ry * size,
    }))
  const shade = mix(dark, mood.shadow, 0.24)
  drawLeaves(context, lobes, { count: 34, size: leaf, reach: 1.06, fill: shade })
  drawing.path(lobesPath(random, lobes), { fill: shade })
  drawing.path(lobesPath(random, inner(0.9, 0.02, 0.025)), { fill: mix(dark, light, 0.3) })
  drawing.path(lobesPath(random, inner(0.7, 0.06, 0.085)), { fill: mix(dark, light, 0.72) })
  drawLeaves(context, lobes, { count: 32, size: leaf, reach: 0.94, fill: mix(dark, light, 0.55), opacity: 0.8 })
  drawLeaves(context, inner(0.62, 0.08, 0.12), { count: 38, size: leaf, reach: 1, fill: mix(light, mood.light, 0.3) })
}

/** Low growth with a ragged top: heather, crowberry, distant bushes. Its base is at the origin. */
export function ragPath(random: Random, half: number, height: number, spikes: number): string {
  let d = `M${n(-half)} 2`
  for (let i = 0; i < spikes; i++) {
    const t = ((i + 0.5) / spikes) * 2 - 1
    const top = -height * Math.sqrt(Math.max(0.06, 1 - t * t)) * random.range(0.72, 1.08)
    const x = t * half
    d += `L${n(x - half / spikes)} ${n(top * 0.72)}L${n(x + random.range(-3, 3))} ${n(top)}`
  }
  return `${d}L${n(half)} 2Z`
}
