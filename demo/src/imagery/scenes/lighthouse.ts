import { darken, lighten, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { paintBirds } from '../landscape/birds.ts'
import { type Crest, paintDune } from '../landscape/dune.ts'
import { clumpsAlong, paintGrass } from '../landscape/grass.ts'
import { paintSea } from '../landscape/sea.ts'
import { paintSky } from '../landscape/sky.ts'

export function lighthouse(context: SceneContext): void {
  const { drawing, random } = context
  const horizon = random.range(430, 480)
  const { sunX } = paintSky(context, horizon)
  paintSea(context, horizon, horizon + 120, { sunX })
  const x = drawing.width * random.pick([0.32, 0.36, 0.62, 0.68])
  const hill: Crest = (px) => 560 - 120 * Math.exp(-(((px - x) / 330) ** 2)) + 14 * Math.sin(px / 120)
  const far = paintDune(context, { base: horizon + 70, amplitude: 22, wavelength: 260, bottom: 800, haze: 0.3 })
  paintGrass(context, clumpsAlong(context, far, { count: 70, size: 16, sink: 22 }), { blades: 6 })
  drawTower(context, x, hill(x) + 10)
  paintDune(context, { amplitude: 80, bottom: 800, crest: hill })
  drawKeeperHouse(context, x + random.sign() * random.range(120, 170), hill)
  paintGrass(context, clumpsAlong(context, hill, { count: 110, size: 40, sink: 120 }), { blades: 9 })
  const near: Crest = (px) => 735 - 34 * Math.sin(px / 210 + x)
  paintDune(context, { amplitude: 50, bottom: 810, crest: near })
  paintGrass(context, clumpsAlong(context, near, { count: 60, size: 105, sink: 80 }), { blades: 11, seedHeads: true })
  paintBirds(context, { x: x + 120, y: 200, spread: 120, count: 5 })
}

const red = '#b5402f'
const white = '#f5f1e8'
const iron = '#3a4148'
const footHalf = 46
const topHalf = 31

function drawTower(context: SceneContext, x: number, base: number): void {
  const { drawing, random, mood } = context
  const height = random.range(300, 345)
  const top = base - height
  const color = random.pick([white, white, red, '#d9cdb8'])
  const halfAt = (t: number) => footHalf + (topHalf - footHalf) * t
  const band = (from: number, to: number, fill: string) => {
    const [low, high] = [base - height * from, base - height * to]
    const left = [
      [x - halfAt(from), low],
      [x - halfAt(to), high],
    ] as const
    const right = [
      [x + halfAt(to), high],
      [x + halfAt(from), low],
    ] as const
    drawing.polygon([...left, ...right], { fill: shaded(context, fill) })
  }
  band(0, 1, color)
  if (random.chance(0.4)) for (const t of [0.2, 0.6]) band(t, t + 0.2, color === red ? white : red)
  for (const t of [0.18, 0.42, 0.66]) {
    const fill = mood.glow > 0.5 ? '#ffd58a' : mix('#34424e', mood.shadow, 0.3)
    drawing.rect(x - 5, base - height * t - 22, 10, 20, { fill, rx: 5 })
  }
  drawLantern(context, x, top)
  if (mood.glow > 0.5) drawBeams(context, x, top)
}

function shaded({ drawing, mood }: SceneContext, color: string): string {
  const stops = [
    [0, mix(color, mood.light, 0.25)],
    [0.35, color],
    [1, mix(color, mood.shadow, 0.55)],
  ] as const
  return drawing.gradient(stops, 'right')
}

/** Draws gallery, lantern room and cap. */
function drawLantern(context: SceneContext, x: number, top: number): void {
  const { drawing, mood } = context
  drawing.rect(x - topHalf - 12, top - 8, 2 * topHalf + 24, 11, { fill: shaded(context, iron), rx: 2 })
  const posts = [x - topHalf - 9, x - 14, x + 14, x + topHalf + 9].map((px) => `M${px} ${top - 8}v-18`).join('')
  drawing.path(`${posts}M${x - topHalf - 10} ${top - 26}h${2 * topHalf + 20}`, {
    stroke: iron,
    'stroke-width': 2,
    fill: 'none',
  })
  const glass = mood.glow > 0.4 ? drawing.gradient(['#fff0b8', '#ffc765']) : drawing.gradient(mood.glass)
  drawing.rect(x - 19, top - 52, 38, 45, { fill: glass, rx: 2 })
  drawing.path(`M${x - 7} ${top - 52}v45M${x + 7} ${top - 52}v45`, { stroke: iron, 'stroke-width': 2 })
  drawing.path(`M${x - 25} ${top - 51}q25 -36 50 0Z`, { fill: shaded(context, '#a63c2d') })
  drawing.rect(x - 2, top - 84, 4, 20, { fill: iron })
}

function drawBeams({ drawing }: SceneContext, x: number, top: number): void {
  const glow = '#fff1c2'
  for (const side of [1, -1]) {
    const far = x + side * 640
    const fill = drawing.gradient(
      [
        [0, glow, 0.55],
        [1, glow, 0],
      ],
      [x, 0, x + side * 560, 0],
    )
    drawing.polygon(
      [
        [x, top - 38],
        [far, top - 120],
        [far, top + 4],
      ],
      { fill },
    )
  }
  drawing.circle(x, top - 30, 70, {
    fill: drawing.radial([
      [0, glow, 0.75],
      [1, glow, 0],
    ]),
  })
}

function drawKeeperHouse({ drawing, mood, random }: SceneContext, x: number, hill: Crest): void {
  const y = hill(x) + 8
  const wall = random.pick(['#f3eee3', '#b4523f', '#e9dfc8'])
  const roof = mix('#9c4a38', mood.shadow, 0.25)
  const wallFill = drawing.gradient([mix(wall, mood.light, 0.2), mix(wall, mood.shadow, 0.3)], 'right')
  drawing.rect(x - 58, y - 44, 116, 46, { fill: wallFill })
  const roofFill = drawing.gradient([lighten(roof, 0.14), darken(roof, 0.1)])
  drawing.polygon(
    [
      [x - 66, y - 42],
      [x - 46, y - 82],
      [x + 46, y - 82],
      [x + 66, y - 42],
    ],
    { fill: roofFill },
  )
  drawing.rect(x + 20, y - 98, 13, 24, { fill: mix('#e8e0d2', mood.shadow, 0.2) })
  for (const dx of [-40, -12, 26]) {
    const fill = mood.glow > 0.4 ? '#ffcf80' : mix('#3f5866', mood.air, 0.3)
    drawing.rect(x + dx, y - 33, 15, 18, { fill, stroke: '#fbf7ee', 'stroke-width': 2 })
  }
}
