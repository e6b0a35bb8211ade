import { darken, lighten, mix } from '../core/color.ts'
import type { Point } from '../core/geometry.ts'
import { round as r } from '../core/path-data.ts'
import { drawContactShadow, drawCylinder } from '../core/solids.ts'
import type { Room } from '../room/room.ts'

type Vase = { x: number; z: number; y: number; size: number }

/** Draws dried flowers in a small jar. */
export function drawVase(room: Room, { x, z, y, size }: Vase): void {
  const { drawing, camera, lighting, random, home } = room
  const s = camera.scaleAt([x, y, z]) * size
  const [px, py] = camera.project([x, y, z])
  const stems = random.int(4, 6)
  for (let i = 0; i < stems; i++) drawStem(room, [px, py], s, i, stems)
  const left = `M${r(px - s * 0.05)} ${r(py - s * 0.2)}q${r(-s * 0.07)} ${r(s * 0.1)} ${r(-s * 0.02)} ${r(s * 0.2)}`
  const right = `h${r(s * 0.14)}q${r(s * 0.05)} ${r(-s * 0.1)} ${r(-s * 0.02)} ${r(-s * 0.2)}Z`
  const [lit, shaded] = [lighting.tone(home.linen, [-1, 0.4, 0]), lighting.tone(darken(home.linen, 0.2), [1, 0, 0])]
  drawing.path(left + right, { fill: drawing.gradient([lit, shaded], 'right') })
}

function drawStem({ drawing, random, mood, home }: Room, [px, py]: Point, s: number, i: number, stems: number): void {
  const bend = (i / (stems - 1) - 0.5) * 0.42 + random.range(-0.05, 0.05)
  const [x, y] = [px + bend * s, py - s * random.range(0.42, 0.6)]
  const stem = `M${r(px)} ${r(py - s * 0.16)}Q${r(px + bend * s * 0.2)} ${r(py - s * 0.36)} ${r(x)} ${r(y)}`
  drawing.path(stem, { stroke: mix('#8a8a55', mood.shadow, 0.2), 'stroke-width': 1.5, fill: 'none' })
  drawing.ellipse(x, y, s * 0.028, s * 0.06, {
    fill: i % 2 ? home.accent : lighten('#d9c48a', 0.1),
    transform: `rotate(${Math.round(bend * 70)} ${r(x)} ${r(y)})`,
  })
}

type Plant = { x: number; z: number; size: number; pot?: string }

export function drawPlant(room: Room, { x, z, size, pot = '#d8cfc0' }: Plant): void {
  const { camera } = room
  drawContactShadow(room, { x: x - 0.2, z: z - 0.2, w: 0.4, d: 0.4 })
  drawCylinder(room, { x, z, radius: 0.15 * size, topRadius: 0.2 * size, h: 0.36 * size, color: pot })
  const foot = camera.project([x, 0.36 * size, z])
  const s = camera.scaleAt([x, 0, z]) * size
  for (let i = 0; i < 13; i++) drawLeaf(room, foot, s, i / 12 - 0.5)
}

/** Draws a leaf; `spread` is its lean, from -0.5 to the left to 0.5 to the right. */
function drawLeaf({ drawing, lighting, random }: Room, [px, py]: Point, s: number, spread: number): void {
  const angle = -Math.PI / 2 + spread * 2.5 + random.range(-0.12, 0.12)
  const length = s * random.range(0.5, 0.95) * (1 - Math.abs(spread) * 0.5)
  const [tx, ty] = [px + Math.cos(angle) * length * 0.75, py + Math.sin(angle) * length]
  const [mx, my] = [px + Math.cos(angle) * length * 0.3, py + Math.sin(angle) * length * 0.62]
  const half = s * 0.075
  const out = `M${r(px)} ${r(py)}Q${r(mx - half)} ${r(my)} ${r(tx)} ${r(ty)}`
  const green = random.pick(['#4f6f52', '#6a8a62', '#3f5d4a', '#7f9a68'])
  drawing.path(`${out}Q${r(mx + half)} ${r(my + half * 0.4)} ${r(px)} ${r(py)}Z`, {
    fill: lighting.tone(green, [random.range(-0.6, 0.6), 0.6, -0.2]),
  })
}
