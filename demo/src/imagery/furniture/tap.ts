import type { Vector } from '../core/geometry.ts'
import { round as r } from '../core/path-data.ts'
import type { Room } from '../room/room.ts'

export function drawTap({ drawing, camera }: Room, { x, y, z }: { x: number; y: number; z: number }): void {
  const foot: Vector = [x, y, z]
  const [px, py] = camera.project(foot)
  const s = camera.scaleAt(foot)
  const up = `M${r(px)} ${r(py)}v${r(-s * 0.22)}q0 ${r(-s * 0.08)} ${r(s * 0.08)} ${r(-s * 0.08)}`
  drawing.path(`${up}q${r(s * 0.08)} 0 ${r(s * 0.08)} ${r(s * 0.1)}`, {
    stroke: '#8d9499',
    'stroke-width': 4,
    'stroke-linecap': 'round',
    fill: 'none',
  })
}
