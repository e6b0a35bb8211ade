import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { moods } from '../core/moods.ts'
import { round } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'

export function paintClouds(context: OpenAir, horizon: number): void {
  const stormy = context.mood.cloudShade === moods.storm.cloudShade
  paintStreaks(context, horizon, stormy)
  paintHeaps(context, horizon, stormy)
}

function paintStreaks({ drawing, mood, random }: OpenAir, horizon: number, stormy: boolean): void {
  for (let i = 0; i < (stormy ? 13 : 9); i++) {
    const depth = random.next()
    const y = horizon * (stormy ? random.range(0.02, 0.9) : random.range(0.1, 0.9))
    const x = random.range(-0.1, 1.1) * drawing.width
    const rx = random.range(140, 420) * (1.1 - depth * 0.5)
    const ry = random.range(5, 16) * (stormy ? 2.4 : 1)
    const fill = random.chance(stormy ? 0.65 : 0.35) ? mood.cloudShade : mood.cloud
    const opacity = random.range(0.18, stormy ? 0.55 : 0.42)
    drawSoftEllipse({ drawing, blur: stormy ? 14 : 7, fill, opacity }, [x, y], [rx, ry])
  }
}

function paintHeaps({ drawing, mood, random }: OpenAir, horizon: number, stormy: boolean): void {
  const heaps = stormy ? 5 : random.int(2, 5)
  const middle = mix(mood.cloud, mood.cloudShade, 0.35)
  for (let i = 0; i < heaps; i++) {
    const nearness = random.range(0.25, 1)
    const width = (110 + 260 * nearness) * random.range(0.8, 1.25)
    const y = horizon * (0.86 - 0.58 * nearness) + random.range(-16, 16)
    const x = ((i + random.range(0.1, 0.9)) / heaps) * drawing.width - width / 2
    const d = cloudPath(random, x, y, width, width * random.range(0.16, 0.26))
    const top = y - width * 0.32
    const opacity = 0.55 + 0.35 * nearness
    const fill = drawing.gradient(
      [
        [0, mood.cloud, 0.95 * opacity],
        [0.55, middle, 0.75 * opacity],
        [1, mood.cloudShade, 0],
      ],
      [0, top, 0, y + 4],
    )
    drawing.path(d, { fill, stroke: fill, 'stroke-width': 5, 'stroke-opacity': 0.3, 'stroke-linejoin': 'round' })
  }
}

function cloudPath(random: Random, x: number, y: number, width: number, height: number): string {
  const bumps = Math.max(4, Math.round(width / 46))
  let d = `M${round(x)} ${round(y)}`
  let level = 0
  for (let i = 0; i < bumps; i++) {
    const step = (width / bumps) * random.range(0.8, 1.2)
    const arch = Math.sin(((i + 1) / bumps) * Math.PI) * height
    const target = i === bumps - 1 ? 0 : arch * random.range(0.7, 1.1)
    const rise = target - level
    const radius = Math.hypot(step, rise) * random.range(0.52, 0.72)
    d += `a${round(radius)} ${round(radius)} 0 0 1 ${round(step)} ${round(-rise)}`
    level = target
  }
  return `${d}Z`
}
