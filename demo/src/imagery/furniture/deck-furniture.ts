import { lighten } from '../core/color.ts'
import type { Stage } from '../core/context.ts'
import { drawBox, drawContactShadow } from '../core/solids.ts'

type Lounger = { x: number; z: number; fabric: string; linen: string }

export function drawDeckLounger(stage: Stage, { x, z, fabric, linen }: Lounger): void {
  const { drawing, camera, lighting } = stage
  drawContactShadow(stage, { x, z, w: 0.75, d: 1.5, opacity: 0.26 })
  for (const [lx, lz] of [
    [0, 0],
    [0.66, 0],
    [0.66, 1.3],
    [0, 1.3],
  ] as const) {
    drawBox(stage, { x: x + lx, z: z + lz, w: 0.07, h: 0.3, d: 0.07, color: '#8f6d48' })
  }
  const p = (dx: number, y: number, dz: number) => camera.project([x + dx, y, z + dz])
  const back = lighting.tone(fabric, [0, 0.5, -0.85])
  drawing.polygon([p(0, 0.9, 1.65), p(0.72, 0.9, 1.65), p(0.72, 0.34, 1.1), p(0, 0.34, 1.1)], {
    fill: back,
    stroke: back,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  })
  drawBox(stage, { x, y: 0.28, z, w: 0.72, h: 0.09, d: 1.15, color: fabric, soft: 0.05 })
  const pillow = lighting.tone(linen, [0, 0.6, -0.7])
  drawing.polygon([p(0.08, 0.84, 1.6), p(0.64, 0.84, 1.6), p(0.64, 0.64, 1.4), p(0.08, 0.64, 1.4)], {
    fill: pillow,
    stroke: pillow,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  })
}

type Towel = { x: number; z: number; y: number; color: string }

/** Draws a towel that hangs over the rim of the tub. */
export function drawTowel({ drawing, camera, lighting }: Stage, { x, z, y, color }: Towel): void {
  const p = (dx: number, dy: number) => camera.project([x + dx, y + dy, z])
  const tone = lighting.tone(color, [0, 0.3, -1])
  drawing.polygon([p(-0.55, 0.02), p(-0.15, 0.02), p(-0.17, -0.5), p(-0.54, -0.47)], {
    fill: tone,
    stroke: tone,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  })
  const stripe = [p(-0.54, -0.36), p(-0.17, -0.39), p(-0.17, -0.43), p(-0.54, -0.4)]
  drawing.polygon(stripe, { fill: lighten(tone, 0.5) })
}

export function drawLantern(stage: Stage, { x, z, size = 1 }: { x: number; z: number; size?: number }): void {
  const { drawing, camera, mood } = stage
  const s = 0.2 * size
  const [lx, ly] = camera.project([x + s / 2, s * 0.9, z])
  drawBox(stage, { x, z, w: s, h: s * 1.6, d: s, color: '#3b4046' })
  const corners = [
    [0.16, 0.2],
    [0.84, 0.2],
    [0.84, 1.4],
    [0.16, 1.4],
  ] as const
  const face = corners.map(([a, b]) => camera.project([x + s * a, s * b, z - 0.001]))
  drawing.polygon(face, { fill: drawing.gradient(['#fff0c0', '#ffb95e']) })
  const glow = drawing.radial([
    [0, '#ffd283', 0.2 + 0.45 * mood.glow],
    [1, '#ffd283', 0],
  ])
  drawing.circle(lx, ly, 46 * size, { fill: glow })
}
