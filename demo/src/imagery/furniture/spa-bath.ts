import { centerOf } from '../core/geometry.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'
import { drawContactShadow, drawCylinder, ring } from '../core/solids.ts'
import type { Room } from '../room/room.ts'

/** Draws a round white bath with bubbling, steaming water. */
export function drawSpaBath(room: Room, { x, z }: { x: number; z: number }): void {
  const { drawing, camera, random } = room
  drawContactShadow(room, { x: x - 0.95, z: z - 0.95, w: 1.9, d: 1.9, opacity: 0.4 })
  const tub = { x, z, radius: 0.92, topRadius: 1, h: 0.62, color: '#f4f3ef', topColor: '#ffffff' }
  const { high } = drawCylinder(room, tub)
  const water = ring(camera, [x, 0.56, z], 0.84, 0.84, 36)
  drawing.polygon(water, { fill: drawing.gradient(['#9fd3d6', '#63aeb8', '#8ecbd0'], 'right') })
  for (let i = 0; i < 26; i++) {
    const angle = random.range(0, 6.28)
    const reach = Math.sqrt(random.next()) * 0.74
    const [bx, by] = camera.project([x + Math.cos(angle) * reach, 0.565, z + Math.sin(angle) * reach])
    const [rx, ry] = [random.range(3, 11), random.range(1.2, 3.4)]
    drawing.ellipse(bx, by, rx, ry, { fill: '#ffffff', opacity: random.range(0.25, 0.7) })
  }
  const [cx, cy] = centerOf(high)
  for (let i = 0; i < 3; i++) {
    const steam = { drawing, blur: 12, fill: '#ffffff', opacity: 0.13 }
    drawSoftEllipse(steam, [cx + random.range(-60, 60), cy - 30 - i * 26], [60, 22])
  }
}
