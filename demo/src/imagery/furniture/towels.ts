import { drawBox, drawContactShadow } from '../core/solids.ts'
import type { Room } from '../room/room.ts'
import { drawLegs } from './legs.ts'

/** Draws folded towels on a stool. */
export function drawTowels(room: Room, { x, z }: { x: number; z: number }): void {
  const { home } = room
  const color = home.timber.wood
  drawContactShadow(room, { x, z, w: 0.5, d: 0.4 })
  drawLegs(room, { x, z, w: 0.5, d: 0.4, h: 0.42, color, size: 0.045 })
  drawBox(room, { x, z, y: 0.42, w: 0.5, h: 0.05, d: 0.4, color })
  for (const [i, cloth] of [home.fabric, '#fbf8f2', home.accent].entries()) {
    const y = 0.48 + i * 0.085
    drawBox(room, { x: x + 0.05, z: z + 0.04, y, w: 0.4, h: 0.07, d: 0.3, color: cloth, soft: 0.04 })
  }
}
