import { darken, lighten } from '../core/color.ts'
import { drawBox, drawContactShadow, drawCylinder } from '../core/solids.ts'
import type { Room } from '../room/room.ts'
import { drawVase } from './plants.ts'

const h = 0.42

/** Draws a coffee table with two books and a vase. */
export function drawRoundTable(room: Room, { x, z, radius }: { x: number; z: number; radius: number }): void {
  const { home, random } = room
  const { wood } = home.timber
  const area = { x: x - radius, z: z - radius, w: radius * 2, d: radius * 2 }
  drawContactShadow(room, { ...area, opacity: 0.2, spread: 0 })
  for (const angle of [0.6, 2.5, 4.3]) {
    const [legX, legZ] = [x + Math.cos(angle) * radius * 0.7, z + Math.sin(angle) * radius * 0.7]
    drawBox(room, { x: legX, z: legZ, w: 0.045, h, d: 0.045, color: darken(wood, 0.1) })
  }
  const top = { x, z, y: h, radius, h: 0.045, color: darken(wood, 0.08), topColor: lighten(wood, 0.1) }
  drawCylinder(room, top)
  drawBox(room, { x: x - 0.2, z: z - 0.04, y: h + 0.045, w: 0.28, h: 0.035, d: 0.2, color: home.fabric })
  drawBox(room, { x: x - 0.18, z: z - 0.03, y: h + 0.08, w: 0.24, h: 0.03, d: 0.18, color: home.linen })
  drawVase(room, { x: x + 0.18, z: z + 0.02, y: h + 0.045, size: random.range(0.8, 1.05) })
}
