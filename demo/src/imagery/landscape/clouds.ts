import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { round, smoothPath, whole } from '../core/path-data.ts'
import { type Lobe, lobesPath } from './foliage.ts'

export function paintClouds(context: OpenAir, horizon: number): void {
  const { mood, random } = context
  const { cover } = mood
  if (cover > 0.7) paintLayers(context, horizon)
  paintStreaks(context, horizon, Math.round(random.range(3, 8) + cover * 3))
  const heaps = cover > 0.7 ? random.int(0, 2) : Math.round(random.range(0, 1.4 + cover * 6))
  for (let i = 0; i < heaps; i++) paintHeap(context, horizon, (i + random.range(0.1, 0.9)) / heaps)
}

/** Paints thin veils that fade out at both ends. */
function paintStreaks({ drawing, mood, random }: OpenAir, horizon: number, count: number): void {
  const veil = (color: string, opacity: number) =>
    drawing.gradient(
      [
        [0, color, 0],
        [0.4, color, opacity],
        [0.7, color, opacity * 0.8],
        [1, color, 0],
      ],
      'right',
    )
  const fills = [veil(mood.cloud, 0.42), veil(mood.cloud, 0.25), veil(mood.cloudShade, 0.3)] as const
  for (let i = 0; i < count; i++) {
    const nearness = random.next()
    const y = horizon * (0.94 - 0.86 * nearness)
    const half = random.range(120, 330) * (0.7 + nearness * 0.6)
    const thick = random.range(3, 10) * (0.5 + nearness)
    const x = random.range(-0.1, 1.1) * drawing.width
    const tilt = random.range(-0.03, 0.03) * half
    const upper = `q${whole(half)} ${round(-thick - tilt)} ${whole(half * 2)} ${round(-tilt)}`
    const lower = `q${whole(-half * 0.9)} ${round(thick * 0.7)} ${whole(-half * 2)} ${round(tilt)}`
    drawing.path(`M${whole(x - half)} ${round(y)}${upper}${lower}Z`, { fill: random.pick(fills) })
  }
}

/** Paints a cover of cloud: sheets with wavy undersides, darker below. */
function paintLayers({ drawing, mood, random }: OpenAir, horizon: number): void {
  const count = mood.cover === 1 ? 6 : 4
  for (let i = 0; i < count; i++) {
    const y = horizon * (0.12 + (0.74 * (i + random.range(0, 0.6))) / count)
    const swing = 26 * (1 - i / (count + 1))
    const phase = random.range(0, 6)
    const edge = Array.from({ length: 9 }, (_, k) => {
      const x = -60 + ((drawing.width + 120) * k) / 8
      return [x, y + swing * Math.sin(phase + k * 1.1) * random.range(0.3, 1)] as const
    })
    const top = y - horizon * 0.3
    const color = random.chance(0.65) ? mood.cloudShade : mood.cloud
    const fill = drawing.gradient(
      [
        [0, color, 0],
        [1, color, mood.cover * random.range(0.2, 0.42)],
      ],
      [0, top, 0, y + swing],
    )
    drawing.path(`${smoothPath(edge, 'M', whole)}L${drawing.width + 60} ${whole(top)}L-60 ${whole(top)}Z`, { fill })
  }
}

/** Paints a heap with a lit crown that dissolves at its flat base. */
function paintHeap({ drawing, mood, random }: OpenAir, horizon: number, place: number): void {
  const nearness = random.range(0.2, 1)
  const width = (90 + 280 * nearness) * random.range(0.75, 1.3)
  const base = horizon * (0.84 - 0.56 * nearness) + random.range(-14, 14)
  const x = place * drawing.width
  const count = Math.round(4 + width / 55)
  const lobes = Array.from({ length: count }, (_, i): Lobe => {
    const t = i / (count - 1) - 0.5
    const rx = width * (0.12 + 0.1 * (1 - Math.abs(t) * 2)) * random.range(0.75, 1.2)
    const y = base - rx * (0.3 + 0.55 * (0.5 - Math.abs(t)))
    return { x: x + t * width * 0.8, y, rx, ry: rx * random.range(0.5, 0.68) }
  })
  const part = (size: number, dx: number, dy: number) =>
    lobesPath(
      random,
      lobes.map((lobe) => ({
        x: lobe.x + dx * lobe.rx,
        y: lobe.y + dy * lobe.ry,
        rx: lobe.rx * size,
        ry: lobe.ry * size,
      })),
    )
  const fade = (color: string, strength: number) =>
    drawing.gradient(
      [
        [0, color, strength],
        [0.6, color, strength * 0.8],
        [1, color, 0],
      ],
      [0, base - width * 0.3, 0, base + width * 0.04],
    )
  const strength = 0.5 + 0.4 * nearness
  drawing.path(part(1, 0, 0.04), { fill: fade(mix(mood.cloud, mood.cloudShade, 0.45), strength) })
  drawing.path(part(0.93, -0.05, -0.1), { fill: fade(mood.cloud, strength) })
}
