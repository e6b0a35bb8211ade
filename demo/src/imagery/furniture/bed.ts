import { darken, lighten, mix } from '../core/color.ts'
import { drawBox, drawContactShadow, drawCylinder } from '../core/solids.ts'
import { paintGlow } from '../room/light.ts'
import type { Room } from '../room/room.ts'
import { drawLegs } from './legs.ts'

/** Draws a made bed with its head at the back wall. */
export function drawBed(room: Room, { x, width }: { x: number; width: number }): void {
  const { wood } = room.home.timber
  const { depth } = room
  const z = depth - 2.18
  drawContactShadow(room, { x, z, w: width, d: 2.1, opacity: 0.4 })
  drawBox(room, { x: x - 0.05, z: depth - 0.12, w: width + 0.1, h: 1.1, d: 0.1, color: wood })
  drawLegs(room, { x, z: z + 0.03, w: width, d: 2, h: 0.16, color: wood })
  drawBedding(room, x, width, 0)
}

/** Draws a bunk bed with a ladder. */
export function drawBunk(room: Room, { x, width }: { x: number; width: number }): void {
  const color = room.home.timber.wood
  const { depth } = room
  const z = depth - 2.18
  const post = { w: 0.08, h: 2.1, d: 0.08, color }
  drawContactShadow(room, { x, z, w: width, d: 2.1, opacity: 0.4 })
  drawLegs(room, { x, z: z + 0.03, w: width, d: 2, h: 0.16, color })
  for (const a of [0, width - 0.08]) drawBox(room, { x: x + a, z: depth - 0.14, ...post })
  drawBedding(room, x, width, 0)
  drawBedding(room, x, width, 1.15)
  for (const a of [-0.02, width - 0.06]) drawBox(room, { x: x + a, z: z - 0.06, ...post })
  for (const a of [width - 0.5, width - 0.06]) {
    drawBox(room, { x: x + a, z: z - 0.1, w: 0.05, h: 1.9, d: 0.05, color })
  }
  for (const y of [0.3, 0.6, 0.9, 1.2, 1.5]) {
    drawBox(room, { x: x + width - 0.5, z: z - 0.1, y, w: 0.46, h: 0.05, d: 0.05, color })
  }
}

/** Draws frame, mattress, pillows, duvet and a folded blanket at `y` above the floor. */
function drawBedding(room: Room, x: number, width: number, y: number): void {
  const { home, depth } = room
  const z = depth - 2.18
  drawBox(room, { x, z, y: y + 0.14, w: width, h: 0.16, d: 2.05, color: home.timber.wood })
  const mattress = { x: x + 0.04, z: z + 0.06, y: y + 0.3, w: width - 0.08, h: 0.2, d: 1.98, soft: 0.08 }
  drawBox(room, { ...mattress, color: '#f8f4ec' })
  for (const dx of width > 1.3 ? [0.14, 0.94] : [width / 2 - 0.36]) {
    const pillow = { x: x + dx, z: depth - 0.42, y: y + 0.54, w: 0.72, h: 0.3, d: 0.16, soft: 0.16 }
    drawBox(room, { ...pillow, color: '#fbf8f2' })
    const cushion = { x: x + dx + 0.08, z: depth - 0.6, y: y + 0.53, w: 0.54, h: 0.26, d: 0.14, soft: 0.15 }
    drawBox(room, { ...cushion, color: dx < 0.5 ? home.accent : lighten(home.fabric, 0.3) })
  }
  const duvet = { x: x - 0.02, z: z + 0.02, y: y + 0.42, w: width + 0.04, h: 0.15, d: 1.35, soft: 0.14 }
  drawBox(room, { ...duvet, color: '#fdfaf4' })
  const blanket = { x: x - 0.04, z: z - 0.02, y: y + 0.4, w: width + 0.08, h: 0.19, d: 0.62, soft: 0.12 }
  drawBox(room, { ...blanket, color: home.fabric })
}

export function drawNightstand(room: Room, { x, z }: { x: number; z: number }): void {
  const { camera, drawing, home, mood } = room
  const { wood } = home.timber
  drawContactShadow(room, { x, z, w: 0.45, d: 0.4 })
  drawLegs(room, { x, z, w: 0.45, d: 0.4, h: 0.2, color: wood, size: 0.04 })
  drawBox(room, { x, z, y: 0.2, w: 0.45, h: 0.32, d: 0.4, color: lighten(wood, 0.1) })
  drawing.circle(...camera.project([x + 0.22, 0.36, z]), 2.4, { fill: darken(wood, 0.5) })
  const top = camera.project([x + 0.22, 0.9, z + 0.2])
  paintGlow(drawing, mood.glow, top, camera.scaleAt([x, 0.9, z]) * 0.95, 1.1)
  const lamp = { x: x + 0.22, z: z + 0.2, h: 0.2 }
  drawCylinder(room, { ...lamp, y: 0.52, radius: 0.06, color: home.accent })
  const shade = mix('#f8efdc', '#ffe3a6', mood.glow)
  drawCylinder(room, { ...lamp, y: 0.7, radius: 0.16, topRadius: 0.1, color: shade })
}
