import { darken, lighten, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import type { Point } from '../core/geometry.ts'
import { horizonColor } from '../core/moods.ts'
import { smoothPath } from '../core/path-data.ts'
import { paintBirds } from '../landscape/birds.ts'
import { type Crest, paintDune } from '../landscape/dune.ts'
import { clumpsAlong, paintGrass } from '../landscape/grass.ts'
import { paintSea } from '../landscape/sea.ts'
import { paintSky } from '../landscape/sky.ts'

type WaveLine = (base: number, swing: number, phase: number) => Point[]

/** Paints a wide beach with breakers. */
export function beach(context: SceneContext): void {
  const { drawing, random } = context
  const W = drawing.width
  const horizon = random.range(300, 360)
  const { sunX } = paintSky(context, horizon)
  const shore = random.range(520, 580)
  paintSea(context, horizon, shore + 60, { sunX, calm: 1.2 })
  const flock = { x: W * random.range(0.2, 0.8), y: horizon * 0.6, spread: 130, count: random.int(3, 8) }
  paintBirds(context, flock)
  paintHeadland(context, horizon)
  const slope = random.sign() * random.range(20, 70)
  const waveLine: WaveLine = (base, swing, phase) =>
    Array.from({ length: 14 }, (_, i) => {
      const x = -40 + ((W + 80) * i) / 13
      const ripple = Math.sin(x / 170 + phase) * swing + Math.sin(x / 61 + phase * 2) * swing * 0.35
      return [x, base + (x / W - 0.5) * slope + ripple]
    })
  paintBreakers(context, waveLine, horizon, shore)
  paintSand(context, waveLine, shore)
  paintFootprints(context, shore)
  paintBank(context)
}

function paintHeadland({ drawing, random, mood }: SceneContext, horizon: number): void {
  const W = drawing.width
  const side = random.sign()
  const x = side > 0 ? W : 0
  const reach = random.range(0.25, 0.5) * W
  const points = Array.from({ length: 8 }, (_, i): Point => {
    return [x - side * reach * (i / 7), horizon + 3 - (1 - i / 7) ** 1.4 * random.range(26, 44)]
  })
  drawing.path(`${smoothPath(points)}L${x} ${horizon + 6}Z`, { fill: mix(mood.far, horizonColor(mood), 0.35) })
}

function paintBreakers({ drawing, random, mood }: SceneContext, waveLine: WaveLine, horizon: number, shore: number) {
  const rows = [
    [0.22, 4],
    [0.42, 7],
    [0.64, 11],
    [0.86, 16],
  ] as const
  for (const [t, thickness] of rows) {
    const y = horizon + (shore - horizon) * t
    const gap = random.range(0, 0.5) * drawing.width
    const line = waveLine(y, 3 + 9 * t, random.range(0, 6)).filter(([x]) => t > 0.6 || x > gap - 60)
    const frayed = (i: number) => thickness * (0.5 + 0.5 * Math.sin(i * 1.7 + t * 9)) + 2
    const back = line.map(([x, py], i): Point => [x, py + frayed(i)]).reverse()
    const shadowLine = smoothPath(line.map(([x, py]) => [x, py + thickness * 1.6]))
    const shadowBack = smoothPath(
      back.map(([x, py]) => [x, py + thickness * 2.2]),
      'L',
    )
    drawing.path(`${shadowLine}${shadowBack}Z`, { fill: darken(mood.sea[2], 0.12), opacity: 0.28 })
    drawing.path(`${smoothPath(line)}${smoothPath(back, 'L')}Z`, { fill: mood.foam, opacity: 0.55 + 0.35 * t })
  }
}

function paintSand({ drawing, random, mood }: SceneContext, waveLine: WaveLine, shore: number): void {
  const phase = random.range(0, 6)
  const wet = waveLine(shore, 16, phase)
  const below = `L${drawing.width + 60} 820L-60 820Z`
  const shifted = (dy: number) => smoothPath(wet.map(([x, y]) => [x, y + dy])) + below
  const [light, middle, dark] = mood.sand
  const wetSand = [mix(dark, mood.sea[1], 0.45), mix(dark, mood.sea[0], 0.2)]
  drawing.path(shifted(-12), { fill: mood.foam, opacity: 0.9 })
  drawing.path(smoothPath(wet) + below, { fill: drawing.gradient(wetSand) })
  drawing.path(shifted(14), { fill: mood.foam, opacity: 0.28 })
  const dry = smoothPath(waveLine(shore + 64, 12, phase + 1)) + below
  drawing.path(dry, { fill: drawing.gradient([middle, light, middle]) })
  drawing.path(smoothPath(waveLine(shore + 62, 12, phase + 1)), {
    stroke: lighten(light, 0.4),
    'stroke-width': 3,
    fill: 'none',
    opacity: 0.7,
  })
}

function paintFootprints({ drawing, random, mood }: SceneContext, shore: number): void {
  let x = drawing.width * random.range(0.25, 0.75)
  let y = 810
  const drift = random.range(-0.5, 0.5)
  const fill = mix(mood.sand[2], mood.shadow, 0.3)
  for (let i = 0; y > shore + 90 && i < 16; i++) {
    const size = (y - shore) / 26
    drawing.ellipse(x + (i % 2 ? size : -size), y, size * 0.62, size * 0.32, { fill, opacity: 0.42 })
    y -= size * 2.2
    x += drift * size * 2
  }
}

function paintBank(context: SceneContext): void {
  const { drawing, random, mood } = context
  const W = drawing.width
  const side = random.sign()
  const bank: Crest = (x) => 840 - 230 * Math.max(0, side > 0 ? x / W - 0.42 : 0.58 - x / W) ** 1.25 * 1.6
  paintDune(context, { amplitude: 50, bottom: 820, crest: bank })
  const below = (level: number) => (x: number) => bank(x) > level
  const wind = -0.3 * side
  const back = clumpsAlong(context, bank, { count: 46, size: 62, sink: 70, skip: below(815) })
  paintGrass(context, back, { blades: 9, seedHeads: true, wind })
  const front = clumpsAlong(context, (x) => bank(x) + 95, { count: 20, size: 140, sink: 30, skip: below(770) })
  const colors = mood.grass.map((color) => darken(color, 0.2))
  paintGrass(context, front, { blades: 11, seedHeads: true, wind, colors })
}
