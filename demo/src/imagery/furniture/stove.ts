import { round as r } from '../core/path-data.ts'
import { drawBox, drawContactShadow, drawCylinder } from '../core/solids.ts'
import { paintGlow } from '../room/light.ts'
import type { Room } from '../room/room.ts'

type Stove = { x: number; z: number; ceiling: number }

/** Draws a burning wood stove on a stone plate, with a pipe up to the ceiling. */
export function drawStove(room: Room, { x, z, ceiling }: Stove): void {
  const { drawing, camera, mood } = room
  drawContactShadow(room, { x: x - 0.35, z: z - 0.3, w: 0.7, d: 0.6 })
  drawBox(room, { x: x - 0.55, z: z - 0.5, w: 1.1, h: 0.03, d: 0.95, color: '#8b8f92' })
  drawCylinder(room, { x, z, y: 1.15, radius: 0.075, h: ceiling - 1.15, color: '#2c2f33' })
  drawCylinder(room, { x, z, y: 0.03, radius: 0.27, h: 1.12, color: '#33363a', topColor: '#4a4e53' })
  const s = camera.scaleAt([x, 0.7, z - 0.27])
  const [px, py] = camera.project([x, 0.72, z - 0.27])
  paintGlow(drawing, mood.glow, [px, py], s * 1.6, 0.9)
  const fire = drawing.gradient(['#5a2a1c', '#c9562a', '#ffb54d'])
  drawing.rect(px - s * 0.15, py - s * 0.2, s * 0.3, s * 0.38, { rx: s * 0.03, fill: fire })
  drawing.path(flamePath(px, py, s), { fill: '#ffe39a' })
  drawLogs(room, { x, z }, px, s)
}

function flamePath(px: number, py: number, s: number): string {
  const left = `M${r(px - s * 0.1)} ${r(py + s * 0.16)}q${r(-s * 0.03)} ${r(-s * 0.14)} ${r(s * 0.05)} ${r(-s * 0.22)}`
  const middle = `q${r(s * 0.01)} ${r(s * 0.1)} ${r(s * 0.06)} ${r(s * 0.02)}`
  return `${left}${middle}q${r(s * 0.12)} ${r(s * 0.1)} ${r(s * 0.07)} ${r(s * 0.2)}Z`
}

function drawLogs({ drawing, camera }: Room, { x, z }: { x: number; z: number }, px: number, s: number): void {
  for (let row = 0; row < 2; row++) {
    const [, y] = camera.project([x, 0.1 + row * 0.12, z - 0.3])
    for (let i = 0; i < 4 - row; i++) {
      drawing.circle(px + s * (0.5 + i * 0.13 + row * 0.065), y, s * 0.062, {
        fill: i % 2 ? '#d3ab78' : '#c49762',
        stroke: '#8a6238',
        'stroke-width': 1.4,
      })
    }
  }
}
