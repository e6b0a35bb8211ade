import type { Face } from '../core/camera.ts'
import { darken, mix } from '../core/color.ts'
import { polygonPath } from '../core/path-data.ts'
import { drawBox, drawContactShadow } from '../core/solids.ts'
import type { Room } from '../room/room.ts'
import { drawTap } from './tap.ts'

/** Colours and position of the cupboards, and on which end the fridge is. */
export type KitchenRow = { front: string; top: string; z: number; windowS: number; fridgeLeft: boolean }

const start = -2.7
const end = 2.7
const length = end - start

export function drawKitchenRow(room: Room, backFace: Face, row: KitchenRow): void {
  const { drawing, lighting, home } = room
  const { z, windowS } = row
  drawCupboards(room, row)
  drawOven(room, row)
  const backsplash = backFace.quad(start - room.left, 0.91, end - room.left, 1.12)
  const tiles = lighting.tone(mix(home.accent, '#ffffff', 0.7), [0, 0, -1])
  drawing.polygon(backsplash, { fill: tiles, opacity: 0.55 })
  drawTap(room, { x: windowS - room.width / 2 + 0.85, z: z + 0.35, y: 0.91 })
  drawFridge(room, row)
}

function drawCupboards(room: Room, { front, top, z }: KitchenRow): void {
  const { drawing, camera } = room
  drawContactShadow(room, { x: start, z, w: length, d: 0.6 })
  drawBox(room, { x: start + 0.05, z: z + 0.06, w: length - 0.1, h: 0.1, d: 0.5, color: '#3a3c3e' })
  drawBox(room, { x: start, z, y: 0.1, w: length, h: 0.76, d: 0.6, color: front })
  drawBox(room, { x: start - 0.03, z: z - 0.04, y: 0.86, w: length + 0.06, h: 0.05, d: 0.64, color: top })
  let joints = ''
  for (let x = start + 0.6; x < end - 0.1; x += 0.6) {
    joints += polygonPath([camera.project([x, 0.12, z]), camera.project([x, 0.85, z])], false)
  }
  drawing.path(joints, { stroke: darken(front, 0.45), 'stroke-width': 1.4, opacity: 0.6, fill: 'none' })
  const stroke = front === '#2f3438' ? '#c9a46a' : '#8b6a45'
  for (let x = start + 0.3; x < end; x += 0.6) {
    const handle = [camera.project([x - 0.1, 0.76, z]), camera.project([x + 0.1, 0.76, z])]
    drawing.line(handle, { stroke, 'stroke-width': 3.4, 'stroke-linecap': 'round' })
  }
}

function drawOven({ drawing, camera }: Room, { fridgeLeft, z }: KitchenRow): void {
  const x = fridgeLeft ? 1.2 : -1.8
  const plate = (x0: number, y0: number, x1: number, y1: number, depth: number) =>
    (
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ] as const
    ).map(([a, b]) => camera.project([a, b, depth]))
  const door = plate(x, 0.16, x + 0.56, 0.74, z - 0.002)
  drawing.polygon(door, { fill: drawing.gradient(['#3d4145', '#22262a']) })
  const glass = plate(x + 0.07, 0.24, x + 0.49, 0.58, z - 0.003)
  drawing.polygon(glass, { fill: drawing.gradient(['#6a5a4a', '#33302e']) })
}

function drawFridge(room: Room, { front, fridgeLeft, z }: KitchenRow): void {
  const { drawing, camera } = room
  const x = fridgeLeft ? start - 0.02 : end - 0.64
  drawBox(room, { x, z: z - 0.02, w: 0.66, h: 2.05, d: 0.63, color: front })
  drawing.line([camera.project([x, 1.2, z - 0.02]), camera.project([x + 0.66, 1.2, z - 0.02])], {
    stroke: darken(front, 0.4),
    'stroke-width': 1.6,
  })
}
