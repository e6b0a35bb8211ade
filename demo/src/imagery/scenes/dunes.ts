import { darken, lighten, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import type { Point } from '../core/geometry.ts'
import { smoothPath } from '../core/path-data.ts'
import { drawSoftLine } from '../core/soft-shapes.ts'
import { paintBirds } from '../landscape/birds.ts'
import { type Crest, paintDune } from '../landscape/dune.ts'
import { clumpsAlong, paintGrass } from '../landscape/grass.ts'
import { paintSea } from '../landscape/sea.ts'
import { paintSky } from '../landscape/sky.ts'

type Bend = { x: number; y: number; half: number }
type Side = 1 | -1

/** Paints a sand path between two dunes, with the sea in the gap. */
export function dunes(context: SceneContext): void {
  const { drawing, random } = context
  const W = drawing.width
  const horizon = random.range(345, 400)
  const { sunX } = paintSky(context, horizon)
  const gap = W * random.range(0.4, 0.6)
  paintSea(context, horizon, horizon + 95, { sunX })
  const flock = { x: W * random.range(0.3, 0.7), y: horizon * 0.55, spread: 110, count: random.int(3, 7) }
  paintBirds(context, flock)
  const side = random.sign()
  const valley: Crest = (x) => horizon + 78 - 22 * Math.abs((x - gap) / W) + 5 * Math.sin(x / 90)
  paintDune(context, { amplitude: 60, bottom: 810, crest: valley, haze: 0.12 })
  const onPath = (x: number) => Math.abs(x - gap) < 50
  const far = clumpsAlong(context, valley, { count: 46, size: 16, sink: 30, skip: onPath })
  paintGrass(context, far, { blades: 6, roots: false })
  const bends = paintPath(context, gap, horizon, side)
  paintHills(context, gap, side, bends)
  const end = bends.at(-1)?.x ?? gap
  const beside = (x: number) => Math.abs(x - end) < 215
  const front = clumpsAlong(context, () => 815, { count: 16, size: 190, sink: 20, skip: beside })
  paintGrass(context, front, { blades: 13, seedHeads: true, colors: inFront(context), roots: false })
}

const inFront = ({ mood }: SceneContext) => mood.grass.map((color) => darken(color, 0.2))

function paintPath({ drawing, mood, random }: SceneContext, gap: number, horizon: number, side: Side): Bend[] {
  const sway = random.range(70, 150) * side
  const bends: Bend[] = [
    { x: gap, y: horizon + 84, half: 7 },
    { x: gap + sway * 0.35, y: horizon + 150, half: 19 },
    { x: gap + -sway * 0.25, y: horizon + 235, half: 44 },
    { x: gap + sway * 0.5, y: 815, half: 135 },
  ]
  const edge = (sign: Side) => bends.map(({ x, y, half }): Point => [x + sign * half, y])
  const sand = [lighten(mood.sand[0], 0.3), lighten(mood.sand[0], 0.12), mood.sand[1]]
  drawing.path(`${smoothPath(edge(-1))}${smoothPath(edge(1).reverse(), 'L')}Z`, { fill: drawing.gradient(sand) })
  const shade = { drawing, blur: 5, stroke: mix(mood.sand[2], mood.shadow, 0.4), width: 9, opacity: 0.35 }
  drawSoftLine(shade, smoothPath(edge(side)))
  return bends
}

/** Paints a higher dune behind the path on one side and a nearer one on the other. */
function paintHills(context: SceneContext, gap: number, side: Side, bends: readonly Bend[]): void {
  const { drawing, mood, random } = context
  const W = drawing.width
  const [crown, slope, foot] = mood.sand
  const colors = [lighten(crown, 0.15), mix(slope, mood.lawn[0], 0.15), mix(slope, foot, 0.5)] as const
  const far = hillCrest(side, gap + side * 40, random.range(420, 490), W * 0.4)
  paintDune(context, { amplitude: 120, bottom: 830, crest: far, colors })
  const offFar = (x: number) => side * (x - gap) < W * 0.09
  paintGrass(context, clumpsAlong(context, far, { count: 95, size: 50, sink: 230, skip: offFar }), { blades: 9 })
  if (random.chance(0.6)) drawPosts(context, bends, side)
  const near = hillCrest(-side, gap - side * 60, random.range(350, 440), W * 0.38)
  paintDune(context, { amplitude: 120, bottom: 830, crest: near, colors })
  const offNear = (x: number) => -side * (x - gap) < W * 0.09
  const clumps = clumpsAlong(context, near, { count: 85, size: 82, sink: 300, skip: offNear })
  paintGrass(context, clumps, { blades: 11, seedHeads: true })
}

function hillCrest(sign: number, foot: number, height: number, reach: number): Crest {
  return (x) => {
    const t = Math.max(0, Math.min(1, (sign * (x - foot)) / reach))
    return 835 - height * (t * t * (3 - 2 * t)) + 10 * Math.sin(x / 70 + foot) * t
  }
}

function drawPosts({ drawing, mood }: SceneContext, bends: readonly Bend[], side: Side): void {
  const wood = mix('#8d7256', mood.shadow, 0.25)
  const posts = bends.map(({ x, y, half }) => ({ x: x + side * (half + 8), y, h: 12 + half * 0.85 }))
  const rope = smoothPath(posts.map(({ x, y, h }) => [x + 1, y - h * 0.8]))
  drawing.path(rope, { stroke: mix(wood, '#ffffff', 0.25), 'stroke-width': 2.2, fill: 'none' })
  for (const { x, y, h } of posts) {
    const fill = drawing.gradient([lighten(wood, 0.2), darken(wood, 0.2)], 'right')
    drawing.rect(x, y - h, 2 + h * 0.08, h, { fill, rx: 1.5 })
  }
}
