import type { PlanLabels, SceneContext } from '../core/context.ts'
import type { Drawing } from '../core/drawing.ts'
import { doorReach, drawDeck, drawDoor, drawLegend, drawWindow } from './fittings.ts'
import { furnish } from './furnish.ts'
import { textWidth, writeText } from './lettering.ts'
import { createPen, ink, type Pen, soft, tints } from './pen.ts'
import { type FloorPlan, type PlanRoom, type PlanSize, planRooms } from './plan-rooms.ts'

/** Draws a floor plan on squared paper; the same seed gives the same plan. */
export function floorPlan({ drawing, random, home, labels }: SceneContext): void {
  const W = drawing.width
  const size = { length: random.range(12, 15), depth: random.range(7, 8.4) }
  const scale = Math.min((W - 190) / size.length, 540 / (size.depth + 1.2))
  const pen = createPen(drawing, size, scale, random.chance(0.5))
  paintPaper(drawing)
  const plan = planRooms(random, size)
  const rooms = [plan.living, plan.kitchen, plan.hall, ...plan.others]
  drawDeck(pen, random, size)
  pen.rect(0.12, 0.2, size.length, size.depth, { fill: '#8d8674', opacity: 0.35, filter: drawing.blur(9) })
  for (const room of rooms) pen.rect(room.x, room.y, room.w, room.h, { fill: tints[room.kind] })
  for (const room of rooms) furnish(pen, room, home)
  drawWalls(pen, plan, size)
  for (const room of rooms) drawDoor(pen, room)
  drawWindows(pen, plan, size)
  for (const room of rooms) if (room.kind !== 'hall') writeLabel(drawing, pen, room, labels)
  const margin = (W - size.length * scale) / 2
  drawLegend(drawing, W - margin - scale * 2, 772, scale, random)
}

function paintPaper(drawing: Drawing): void {
  const W = drawing.width
  drawing.rect(0, 0, W, 800, { fill: drawing.gradient(['#fbf8f1', '#f4efe4']) })
  let grid = ''
  for (let g = 20; g < W; g += 40) grid += `M${g} 0V800`
  for (let g = 20; g < 800; g += 40) grid += `M0 ${g}H${W}`
  drawing.path(grid, { stroke: '#c9bfa8', 'stroke-width': 0.7, opacity: 0.32 })
}

function drawWalls({ stroke, rect, scale }: Pen, { others }: FloorPlan, { length, depth }: PlanSize): void {
  for (const { x, y, w, h } of others) {
    stroke(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
        [x, y],
      ],
      { 'stroke-width': scale * 0.12 },
    )
  }
  rect(0, 0, length, depth, { fill: 'none', stroke: ink, 'stroke-width': scale * 0.24, 'stroke-linejoin': 'round' })
}

function drawWindows(pen: Pen, { living, others }: FloorPlan, { depth }: PlanSize): void {
  drawWindow(pen, [living.w * 0.18, 0], [living.w * 0.84, 0])
  drawWindow(pen, [0, depth * 0.14], [0, depth * 0.5])
  drawWindow(pen, [living.w * 0.2, depth], [living.w * 0.42, depth])
  for (const { kind, x, w, door } of others) {
    const edge = door === 'bottom' ? 0 : depth
    const span = kind === 'pool' ? 0.42 : kind === 'bedroom' ? 0.24 : 0.13
    drawWindow(pen, [x + w * (0.5 - span), edge], [x + w * (0.5 + span), edge])
  }
}

const nameHeight = 10.5

function writeLabel(drawing: Drawing, pen: Pen, room: PlanRoom, labels: PlanLabels | undefined): void {
  const name = labels?.[room.kind] ?? ''
  const [x, y] = pen.at(
    room.x + labelMiddle(room, textWidth(name, nameHeight) / pen.scale),
    room.y + room.h * labelHeight(room),
  )
  if (name) writeText(drawing, x, y - 6, name, { height: nameHeight, weight: 1.9, color: ink, align: 'middle' })
  const area = `${(room.w * room.h).toFixed(0)} m²`
  writeText(drawing, x, y + (name ? 13 : 5), area, { height: 9.5, weight: 1.3, color: soft, align: 'middle' })
}

/** The label goes beside the swing of the door if it fits there, otherwise as far from it as the wall allows. */
function labelMiddle(room: PlanRoom, nameM: number): number {
  if (room.kind === 'kitchen') return room.w * 0.27
  const beside = (doorReach(room) + room.w) / 2
  return Math.max(room.w / 2, Math.min(beside, room.w - nameM / 2 - 0.25))
}

function labelHeight({ kind, door }: PlanRoom): number {
  if (kind === 'living') return 0.84
  if (kind === 'kitchen') return 0.34
  return door === 'bottom' ? 0.88 : 0.2
}
