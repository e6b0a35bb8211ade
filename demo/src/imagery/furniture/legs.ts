import { drawBox, type Lit } from '../core/solids.ts'

type Legs = { x: number; z: number; w: number; d: number; h: number; color: string; size?: number }

const inset = 0.06

/** Draws the four legs of a piece of furniture, back to front. */
export function drawLegs(lit: Lit, { x, z, w, d, h, color, size = 0.06 }: Legs): void {
  const [right, back] = [w - inset - size, d - inset - size]
  for (const [a, b] of [
    [inset, back],
    [right, back],
    [inset, inset],
    [right, inset],
  ] as const) {
    drawBox(lit, { x: x + a, z: z + b, w: size, h, d: size, color })
  }
}
