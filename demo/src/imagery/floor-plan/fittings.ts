import type { Drawing } from '../core/drawing.ts'
import type { Point } from '../core/geometry.ts'
import { round } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import { writeText } from './lettering.ts'
import { ink, type Pen, soft, tints } from './pen.ts'
import type { PlanRoom, PlanSize } from './plan-rooms.ts'

export function drawDeck({ rect, stroke }: Pen, random: Random, { length, depth }: PlanSize): void {
  const x = random.range(0, 1)
  const w = length * random.range(0.42, 0.6)
  rect(x, depth, w, 2.1, { fill: '#dcc39a', stroke: '#a88d63', 'stroke-width': 2 })
  for (let y = depth + 0.22; y < depth + 2.1; y += 0.22) {
    stroke(
      [
        [x, y],
        [x + w, y],
      ],
      { stroke: '#a88d63', 'stroke-width': 1, opacity: 0.7 },
    )
  }
  const table = { fill: '#f7f0e2', stroke: soft, 'stroke-width': 1.6, rx: 4 }
  rect(x + w * 0.3, depth + 0.65, 1.7, 0.9, table)
  const chairs = [
    [0.25, 0.2],
    [1.05, 0.2],
    [0.25, 1.62],
    [1.05, 1.62],
  ] as const
  for (const [dx, dy] of chairs) {
    rect(x + w * 0.3 + dx, depth + dy, 0.42, 0.36, { ...table, 'stroke-width': 1.4, rx: 5 })
  }
}

export function drawWindow({ stroke, scale }: Pen, from: Point, to: Point): void {
  const layers = [
    ['#fbf8f1', 0.26],
    ['#6fa3b5', 0.14],
    ['#e9f3f4', 0.05],
  ] as const
  for (const [color, width] of layers) {
    stroke([from, to], { stroke: color, 'stroke-width': scale * width, 'stroke-linecap': 'butt' })
  }
}

const doorWidth = ({ kind }: PlanRoom) => (kind === 'sauna' ? 0.65 : 0.8)
const hinge = ({ w }: PlanRoom) => Math.min(0.35, w * 0.12)

/** Length of the room's corridor wall that its door takes up, measured from the left. */
export const doorReach = (room: PlanRoom) => (room.door === undefined ? 0 : hinge(room) + doorWidth(room))

/** Draws the opening in the wall, the door leaf, and the quarter circle of its swing. */
export function drawDoor({ stroke }: Pen, room: PlanRoom): void {
  const { x, y, h, door } = room
  if (door === undefined) return
  const size = doorWidth(room)
  const at = x + hinge(room)
  const level = door === 'bottom' ? y + h : y
  const swing = door === 'bottom' ? -1 : 1
  stroke(
    [
      [at, level],
      [at + size, level],
    ],
    { stroke: tints.hall, 'stroke-width': 9, 'stroke-linecap': 'butt' },
  )
  stroke(
    [
      [at, level],
      [at, level + swing * size],
    ],
    { 'stroke-width': 3 },
  )
  const arc = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 8) * 1.571
    return [at + Math.sin(angle) * size, level + swing * Math.cos(angle) * size]
  })
  stroke(arc, { stroke: soft, 'stroke-width': 1.4, 'stroke-dasharray': '4 4' })
}

/** Draws a scale bar of two metres and a north arrow. */
export function drawLegend(drawing: Drawing, x: number, y: number, scale: number, random: Random): void {
  const width = scale * 2
  const bar = `M${round(x)} ${round(y - 5)}v10M${round(x)} ${round(y)}h${round(width)}m0 -5v10`
  drawing.path(`${bar}M${round(x + width / 2)} ${round(y - 3)}v6`, { stroke: ink, 'stroke-width': 2, fill: 'none' })
  writeText(drawing, x - 12, y + 5, '2 m', { height: 10, weight: 1.4, color: soft, align: 'end' })
  const place = `translate(${round(drawing.width - 90)} 92) rotate(${random.int(-50, 50)})`
  drawing.group({ transform: place }, () => {
    drawing.circle(0, 0, 27, { fill: 'none', stroke: soft, 'stroke-width': 1.6 })
    drawing.path('M0 -22L8 12L0 6L-8 12Z', { fill: ink })
    writeText(drawing, 0, -34, 'N', { height: 11, weight: 2, color: ink, align: 'middle' })
  })
}
