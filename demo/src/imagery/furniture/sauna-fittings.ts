import { round as r } from '../core/path-data.ts'
import { drawContactShadow, drawCylinder } from '../core/solids.ts'
import { paintGlow } from '../room/light.ts'
import type { Room } from '../room/room.ts'

/** Draws a wooden bucket with a ladle. */
export function drawBucket(room: Room, { x, z, y }: { x: number; z: number; y: number }): void {
  const { drawing, camera } = room
  const tub = { x, z, y, radius: 0.13, topRadius: 0.16, h: 0.24 }
  drawCylinder(room, { ...tub, color: '#a8713f', topColor: '#6f4827' })
  const [px, py] = camera.project([x, y + 0.24, z])
  const s = camera.scaleAt([x, y, z])
  const handle = `M${r(px - s * 0.15)} ${r(py)}q${r(s * 0.15)} ${r(-s * 0.3)} ${r(s * 0.3)} 0`
  drawing.path(handle, { stroke: '#5a3a1f', 'stroke-width': 3, fill: 'none' })
  drawing.line(
    [
      [px + s * 0.02, py],
      [px + s * 0.24, py - s * 0.36],
    ],
    {
      stroke: '#c99a63',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    },
  )
}

/** Draws an iron heater with a fire door and hot stones on top. */
export function drawHeater(room: Room, { x, z }: { x: number; z: number }): void {
  const { drawing, camera } = room
  drawContactShadow(room, { x: x - 0.4, z: z - 0.4, w: 0.8, d: 0.8, opacity: 0.45 })
  drawCylinder(room, { x, z, radius: 0.36, h: 0.72, color: '#3b3e42', topColor: '#26282b' })
  const [px, py] = camera.project([x, 0.5, z - 0.36])
  const s = camera.scaleAt([x, 0.5, z - 0.36])
  const fire = drawing.gradient(['#8a2f1a', '#f08a35', '#ffcf70'])
  drawing.rect(px - s * 0.18, py - s * 0.05, s * 0.36, s * 0.3, { rx: 6, fill: fire })
  paintGlow(drawing, 1, [px, py + s * 0.1], s * 0.8, 0.8)
  for (let layer = 0; layer < 3; layer++) drawStones(room, { x, z }, layer, s)
}

function drawStones({ drawing, camera, random }: Room, { x, z }: { x: number; z: number }, layer: number, s: number) {
  const count = 9 - layer * 2
  const reach = 0.27 - layer * 0.09
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.28 + layer
    const [sx, sy] = camera.project([x + Math.cos(angle) * reach, 0.74 + layer * 0.09, z + Math.sin(angle) * reach])
    const [rx, ry] = [s * random.range(0.07, 0.1), s * random.range(0.055, 0.075)]
    drawing.ellipse(sx, sy, rx, ry, { fill: random.pick(['#5d5752', '#736b64', '#4a4541', '#857b72']) })
  }
}
