import { lighten } from '../core/color.ts'
import { drawBox, drawContactShadow } from '../core/solids.ts'
import type { Room } from '../room/room.ts'
import { drawLegs } from './legs.ts'

type Armchair = { x: number; z: number; color: string; turn: 1 | -1 }

export function drawArmchair(room: Room, { x, z, color, turn }: Armchair): void {
  const { wood } = room.home.timber
  drawContactShadow(room, { x, z, w: 0.8, d: 0.8 })
  drawLegs(room, { x, z, w: 0.8, d: 0.8, h: 0.3, color: wood })
  const backX = turn > 0 ? x : x + 0.62
  drawBox(room, { x: backX, z: z + 0.05, y: 0.34, w: 0.18, d: 0.7, h: 0.62, color, soft: 0.12 })
  drawBox(room, { x: x + 0.08, z: z + 0.72, y: 0.5, w: 0.7, d: 0.06, h: 0.07, color: wood })
  const seat = { x: x + 0.08, z: z + 0.06, y: 0.32, w: 0.66, d: 0.66, h: 0.15, soft: 0.1 }
  drawBox(room, { ...seat, color: lighten(color, 0.05) })
  drawBox(room, { x: x + 0.06, z: z + 0.01, y: 0.5, w: 0.7, d: 0.06, h: 0.06, color: wood })
}

type Chair = { x: number; z: number; color: string; facing: 'away' | 'viewer' }

export function drawChair(room: Room, { x, z, color, facing }: Chair): void {
  const seat = 0.45
  drawContactShadow(room, { x, z, w: 0.44, d: 0.44, opacity: 0.22, spread: 0.04 })
  const post = (a: number, b: number, h: number) => drawBox(room, { x: x + a, z: z + b, w: 0.045, d: 0.045, h, color })
  const back = (b: number) => {
    post(0, b, 0.82)
    post(0.4, b, 0.82)
    drawBox(room, { x, z: z + b, y: 0.66, w: 0.445, d: 0.04, h: 0.17, color, soft: 0.03 })
  }
  const toViewer = facing === 'viewer'
  if (toViewer) back(0.4)
  for (const a of [0, 0.4]) post(a, toViewer ? 0 : 0.4, seat)
  const cushion = { x: x - 0.01, z: z - 0.01, y: seat - 0.03, w: 0.465, d: 0.46, h: 0.05, soft: 0.02 }
  drawBox(room, { ...cushion, color: lighten(color, 0.1) })
  if (!toViewer) back(0)
}

export function drawBench(room: Room, { x, z, w }: { x: number; z: number; w: number }): void {
  const { wood } = room.home.timber
  drawContactShadow(room, { x, z, w, d: 0.4, opacity: 0.26 })
  drawLegs(room, { x, z, w, d: 0.4, h: 0.4, color: wood })
  drawBox(room, { x, z, y: 0.4, w, h: 0.07, d: 0.4, color: wood })
  const blanket = { x: x + 0.15, z: z + 0.02, y: 0.47, w: 0.55, h: 0.09, d: 0.36, soft: 0.05 }
  drawBox(room, { ...blanket, color: room.home.linen })
}

export function drawPoolLounger(room: Room, { x, z, color }: { x: number; z: number; color: string }): void {
  const { drawing, camera, lighting } = room
  drawContactShadow(room, { x, z, w: 0.75, d: 1.3, opacity: 0.28 })
  drawLegs(room, { x, z, w: 0.75, d: 1.3, h: 0.28, color: room.home.timber.wood })
  drawBox(room, { x, z, y: 0.28, w: 0.75, h: 0.1, d: 1, color, soft: 0.06 })
  const p = (dx: number, y: number, dz: number) => camera.project([x + dx, y, z + dz])
  const tone = lighting.tone(color, [0, 0.5, -0.8])
  drawing.polygon([p(0, 0.36, 0.95), p(0.75, 0.36, 0.95), p(0.75, 0.86, 1.35), p(0, 0.86, 1.35)], {
    fill: tone,
    stroke: tone,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  })
}
