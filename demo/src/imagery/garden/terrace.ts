import { darken, lighten } from '../core/color.ts'
import type { Point } from '../core/geometry.ts'
import { segment } from '../core/path-data.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'
import { drawBox, drawCylinder, ring } from '../core/solids.ts'
import { drawSpaTub } from '../house/spa-tub.ts'
import { paintGrass } from '../landscape/grass.ts'
import { partThing, setThings } from './props.ts'
import { around, type Thing } from './things.ts'
import type { HouseStage } from './viewpoint.ts'

const level = 0.2
const snow = '#eef1f3'

/** The deck and everything on it. */
export function terraceThings(stage: HouseStage): Thing[] {
  const { building, mood, details, home } = stage
  const { x, z, w, d } = building.terrace
  const plan = home.building.fork('terrace')
  const deck = { left: x - w / 2, right: x + w / 2, front: z - d, back: z }
  const wood = plan.pick(['#b79568', '#a08b74', '#c2a27a', '#958a7c'])
  const [side, middle] = [plan.sign(), z - d / 2]
  const paints = {
    cloth: plan.pick(['#f3ead8', '#c9674c', '#54708c', '#d9b45c', '#7d8b6a', '#e6e1d6']),
    wood: plan.pick(['#94724c', '#6b6f70', '#b59468']),
  }
  const set = plan.pick(['table', 'loungers', 'sofa', 'cafe', 'table', 'armchairs'] as const)
  const [tubX, potX, setShare] = [x + side * (w / 2 - 1.15), x - side * (w / 2 - 0.3), plan.range(-0.12, 0.12)]
  const hasTub = details.has('tub') || (details.size === 0 && plan.chance(0.25))
  const isTaken = hasTub || details.has('jacuzzi')
  const seat = { x: isTaken ? x - side * Math.max(0, w / 2 - 1.7) : x + setShare * w, y: level, z: middle }
  const hasParasol = set !== 'sofa' && !details.has('covered') && mood.glow < 0.6 && plan.chance(0.35)
  const things: Thing[] = [{ ...deck, paint: () => drawDeck(stage, mood.season === 'snow' ? snow : wood, deck) }]
  if (hasTub)
    things.push(
      around(tubX, middle, 1, 1, () => drawSpaTub(stage, { x: tubX, z: middle, y: level, radius: 0.9, h: 0.82 })),
    )
  else if (isTaken) things.push(partThing(stage, 'jacuzzi', { x: tubX, y: level, z: middle }))
  if (mood.season !== 'snow') {
    things.push(...setThings(stage, set, seat, paints))
    if (hasParasol)
      things.push(around(seat.x, middle + 0.46, 0, 0, () => drawParasol(stage, seat.x, middle + 0.46, paints.cloth)))
    if (plan.chance(0.5))
      things.push(around(potX, deck.front + 0.35, 0, 0, () => drawPot(stage, potX, deck.front + 0.35)))
  }
  if (details.has('covered')) things.push({ ...deck, front: deck.front - 0.2, paint: () => drawCanopy(stage, deck) })
  return things
}

type Area = { left: number; right: number; front: number; back: number }

function drawDeck(stage: HouseStage, wood: string, { left, right, front, back }: Area): void {
  const { drawing, camera, mood } = stage
  const at = (x: number, z: number) => camera.project([x, 0, z])
  const ground = [
    at(left - 0.2, front - 0.5),
    at(right + 0.3, front - 0.5),
    at(right + 0.3, back),
    at(left - 0.2, back),
  ]
  drawSoftPolygon({ drawing, blur: 4, fill: mood.shadow, opacity: 0.24 }, ground)
  drawBox(stage, { x: left, z: front, w: right - left, h: level, d: back - front, color: wood })
  let planks = ''
  for (let z = front + 0.2; z < back; z += 0.2)
    planks += segment(camera.project([left, level, z]), camera.project([right, level, z]))
  drawing.path(planks, { stroke: darken(wood, 0.4), 'stroke-width': 0.8, opacity: 0.36, fill: 'none' })
}

function drawParasol(stage: HouseStage, x: number, z: number, color: string): void {
  const { drawing, camera, lighting } = stage
  drawBox(stage, { x: x - 0.03, y: level, z: z - 0.03, w: 0.06, h: 2.4, d: 0.06, color: '#d8c8ab' })
  const rim = ring(camera, [x, level + 2.05, z], 1.35, 1.35, 8)
  const peak = camera.project([x, level + 2.55, z])
  const panels = rim.map((from, i) => ({ from, to: rim[(i + 1) % 8] ?? from, i }))
  const height = ({ from, to }: { from: Point; to: Point }) => from[1] + to[1]
  for (const { from, to, i } of panels.sort((a, b) => height(a) - height(b))) {
    const fill = lighting.tone(i % 2 ? color : lighten(color, 0.25), [
      Math.cos(i * 0.8) * 0.5,
      0.7,
      Math.sin(i * 0.8) * 0.5,
    ])
    drawing.polygon([peak, from, to], { fill })
  }
}

function drawPot(stage: HouseStage, x: number, z: number): void {
  const { camera } = stage
  drawCylinder(stage, { x, y: level, z, radius: 0.15, topRadius: 0.21, h: 0.38, color: '#b0664a' })
  const [px, py] = camera.project([x, level + 0.36, z])
  const tuft = { x: px, y: py + 2, size: camera.scaleAt([x, level, z]) * 0.6 }
  paintGrass(stage, [tuft], { wind: 0.05, blades: 9, variants: 1, roots: false })
}

/** A roof on posts over the deck. */
function drawCanopy(stage: HouseStage, { left, right, front, back }: Area): void {
  const { building, mood } = stage
  const top = Math.min(2.35, (building.volumes[0]?.wallHeight ?? 2.3) - 0.1)
  const color = building.isGlazed ? building.frame : building.wall
  for (const x of [left + 0.12, (left + right) / 2, right - 0.24]) {
    drawBox(stage, { x, y: level, z: front + 0.1, w: 0.12, h: top - level, d: 0.12, color })
  }
  const roof = mood.season === 'snow' ? snow : building.roof
  drawBox(stage, {
    x: left - 0.15,
    y: top,
    z: front - 0.2,
    w: right - left + 0.3,
    h: 0.16,
    d: back - front + 0.2,
    color: roof,
  })
}
