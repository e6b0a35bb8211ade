import { darken, lighten } from '../core/color.ts'
import { drawBox, drawContactShadow } from '../core/solids.ts'
import type { Room } from '../room/room.ts'
import { drawLegs } from './legs.ts'

type Sofa = { x: number; z: number; length: number; color: string; cushions: readonly string[] }

const deep = 0.95
const arm = 0.2

/** Draws a cushion: `a` and `b` from the sofa's corner, then width, depth, height above the floor, height. */
type Part = (a: number, b: number, w: number, d: number, y: number, h: number, color: string, soft?: number) => void

function parts(room: Room, { x, z }: Sofa): Part {
  return (a, b, w, d, y, h, color, soft = 0.08) => drawBox(room, { x: x + a, z: z + b, y, w, d, h, color, soft })
}

/** Draws a sofa that faces the viewer, with a throw over its right arm. */
export function drawFacingSofa(room: Room, sofa: Sofa & { throwColor: string }): void {
  const { x, z, length, color, cushions, throwColor } = sofa
  drawContactShadow(room, { x, z, w: length, d: deep, opacity: 0.34 })
  drawLegs(room, { x, z, w: length, d: deep, h: 0.14, color: room.home.timber.wood })
  const part = parts(room, sofa)
  const dark = darken(color, 0.06)
  part(0.05, deep - 0.28, length - 0.1, 0.22, 0.14, 0.66, dark)
  part(0, 0.05, length, deep - 0.15, 0.14, 0.2, dark, 0.05)
  const seats = length > 2.1 ? 3 : 2
  const seat = (length - 2 * arm) / seats
  for (let i = 0; i < seats; i++) {
    part(arm + 0.02 + seat * i, 0.06, seat - 0.04, deep - 0.4, 0.36, 0.12, lighten(color, 0.05))
  }
  for (let i = 0; i < seats; i++) {
    part(arm + 0.05 + seat * i, deep - 0.42, seat - 0.1, 0.16, 0.48, 0.34, lighten(color, 0.03), 0.12)
  }
  const gap = (length - 0.9) / Math.max(1, cushions.length - 1)
  for (const [i, cushion] of cushions.entries()) {
    part(arm + 0.08 + i * gap, deep - 0.58, 0.4, 0.13, 0.5, 0.36, cushion, 0.12)
  }
  part(0, 0.02, arm, deep - 0.1, 0.14, 0.44, color)
  part(length - arm, 0.02, arm, deep - 0.1, 0.14, 0.44, color)
  part(length - arm - 0.03, 0, arm + 0.06, deep - 0.3, 0.585, 0.03, throwColor, 0.05)
  part(length - arm - 0.03, -0.02, arm + 0.06, 0.03, 0.26, 0.35, throwColor, 0.04)
}

/** Draws a sofa along the left or the right wall. */
export function drawSideSofa(room: Room, sofa: Sofa & { side: 'left' | 'right' }): void {
  const { x, z, length, color, cushions, side } = sofa
  drawContactShadow(room, { x, z, w: deep, d: length, opacity: 0.34 })
  drawLegs(room, { x, z, w: deep, d: length, h: 0.14, color: room.home.timber.wood })
  const part = parts(room, sofa)
  const dark = darken(color, 0.06)
  const onLeft = side === 'left'
  part(onLeft ? 0 : deep - 0.22, 0.05, 0.22, length - 0.1, 0.14, 0.66, dark)
  part(0, length - arm, deep, arm, 0.14, 0.44, color)
  part(0.05, 0.05, deep - 0.1, length - 0.1, 0.14, 0.2, dark, 0.05)
  const seat = (length - 2 * arm) / 2
  for (const i of [1, 0]) {
    part(onLeft ? 0.24 : 0.06, arm + seat * i, deep - 0.3, seat - 0.03, 0.36, 0.12, lighten(color, 0.05))
  }
  for (const [i, cushion] of cushions.entries()) {
    part(onLeft ? 0.24 : deep - 0.38, length - arm - 0.5 - i * 0.75, 0.14, 0.42, 0.5, 0.36, cushion, 0.12)
  }
  part(0, 0, deep, arm, 0.14, 0.44, color)
}
