import { darken, lighten } from '../core/color.ts'
import { decide } from '../core/details.ts'
import type { Point } from '../core/geometry.ts'
import { polygonPath, segment } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'
import { drawBox, drawCylinder, ring } from '../core/solids.ts'
import { paintGrass } from '../landscape/grass.ts'
import type { OutdoorStage } from './house-model.ts'
import { drawSpaTub } from './spa-tub.ts'

type Deck = { plan: Random; x: number; z: number; width: number }

const level = 0.22

/** Draws the deck in front of the house with furniture and sometimes a tub. */
export function drawDeckTerrace(stage: OutdoorStage, { plan, x, z, width }: Deck): void {
  const { mood } = stage
  const depth = plan.range(2.4, 3.2)
  drawDeck(stage, plan.pick(['#b79568', '#a08b74', '#c2a27a']), { x, z, width, depth })
  const tub = decide(stage.details, 'tub', plan.chance(0.45))
  if (tub) drawSpaTub(stage, { x: x + width - 1.1, z: z - depth * 0.52, y: level, radius: 0.88, h: 0.85 })
  const setX = x + (tub ? 1.6 : width * plan.range(0.3, 0.6))
  const parasol = plan.chance(0.5) && mood.glow < 0.6
  const color = plan.pick(['#f3ead8', '#c9674c', '#54708c', '#d9b45c'])
  drawGardenSet(stage, { x: setX, z: z - depth * 0.5 })
  if (parasol) drawParasol(stage, { x: setX, z: z - depth * 0.5 }, color)
  for (let i = 0; i < 2; i++) drawPot(stage, { x: x + 0.3 + i * (width - 0.6), z: z - depth + 0.3 })
}

type Area = { x: number; z: number; width: number; depth: number }

function drawDeck(stage: OutdoorStage, wood: string, { x, z, width, depth }: Area): void {
  const { drawing, camera, mood } = stage
  const front = z - depth - 0.5
  const ground = (
    [
      [x, front],
      [x + width, front],
      [x + width, z],
      [x, z],
    ] as const
  ).map(([a, b]) => camera.project([a, 0, b]))
  drawSoftPolygon({ drawing, blur: 4, fill: mood.shadow, opacity: 0.25 }, ground)
  drawBox(stage, { x, z: z - depth, w: width, h: level, d: depth, color: wood })
  let planks = ''
  for (let s = 0.2; s < width; s += 0.2) {
    planks += segment(camera.project([x + s, level, z - depth]), camera.project([x + s, level, z]))
  }
  drawing.path(planks, { stroke: darken(wood, 0.4), 'stroke-width': 0.8, opacity: 0.4, fill: 'none' })
  drawBox(stage, { x: x + width * 0.4, z: z - depth - 0.4, w: 1.4, h: 0.11, d: 0.4, color: wood })
}

type Spot = { x: number; z: number }

function drawGardenSet(stage: OutdoorStage, { x, z }: Spot): void {
  const { drawing, camera, lighting } = stage
  const wood = '#8f6d48'
  for (const [dx, back] of [
    [-1.05, -1],
    [1.05, 1],
  ] as const) {
    const chairX = x + dx
    drawBox(stage, { x: chairX - 0.26, y: level + 0.36, z: z - 0.26, w: 0.52, h: 0.07, d: 0.52, color: wood })
    const backX = chairX + back * 0.24 - 0.03
    drawBox(stage, { x: backX, y: level + 0.4, z: z - 0.26, w: 0.06, h: 0.5, d: 0.52, color: wood })
  }
  const leg = (dx: number, dz: number, h: number) =>
    polygonPath([camera.project([x + dx, level, z + dz]), camera.project([x + dx, level + h, z + dz])], false)
  const feet = [
    [-0.22, -0.22],
    [0.22, -0.22],
    [0.22, 0.22],
    [-0.22, 0.22],
  ] as const
  const chairLegs = [-1.05, 1.05].flatMap((dx) => feet.map(([a, b]) => leg(dx + a, b, 0.38)))
  const tableLegs = [leg(-0.6, -0.36, 0.68), leg(0.6, -0.36, 0.68), leg(0.6, 0.36, 0.68)]
  drawing.path([...chairLegs, ...tableLegs].join(''), {
    stroke: lighting.tone(wood, [0.5, 0, -0.5]),
    'stroke-width': 3,
    fill: 'none',
  })
  const top = { x: x - 0.75, y: level + 0.68, z: z - 0.42, w: 1.5, h: 0.06, d: 0.84 }
  drawBox(stage, { ...top, color: lighten(wood, 0.15) })
}

function drawParasol(stage: OutdoorStage, { x, z }: Spot, color: string): void {
  const { drawing, camera, lighting } = stage
  drawBox(stage, { x: x - 0.03, y: level + 0.74, z: z - 0.03, w: 0.06, h: 1.7, d: 0.06, color: '#d8c8ab' })
  const rim = ring(camera, [x, level + 2.1, z], 1.5, 1.5, 8)
  const peak = camera.project([x, level + 2.65, z])
  const panels = rim.map((from, i) => ({ from, to: rim[(i + 1) % 8] ?? from, i }))
  const height = ({ from, to }: { from: Point; to: Point }) => from[1] + to[1]
  for (const { from, to, i } of panels.sort((a, b) => height(a) - height(b))) {
    const cloth = i % 2 ? color : lighten(color, 0.3)
    const fill = lighting.tone(cloth, [Math.cos(i * 0.8) * 0.5, 0.7, -Math.abs(Math.sin(i * 0.8)) * 0.4])
    drawing.polygon([peak, from, to], { fill })
  }
}

function drawPot(stage: OutdoorStage, { x, z }: Spot): void {
  const { camera } = stage
  drawCylinder(stage, { x, y: level, z, radius: 0.14, topRadius: 0.2, h: 0.36, color: '#b0664a' })
  const [px, py] = camera.project([x, level + 0.36, z])
  const clump = { x: px, y: py + 2, size: camera.scaleAt([x, level, z]) * 0.55 }
  paintGrass(stage, [clump], { wind: 0.05, blades: 9, variants: 1, roots: false })
}
