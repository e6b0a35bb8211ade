import { darken, lighten } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'
import { drawBox } from '../core/solids.ts'
import { drawBucket, drawHeater } from '../furniture/sauna-fittings.ts'
import { paintGlow, paintVeil } from '../room/light.ts'
import { createRoom, type Room } from '../room/room.ts'
import { paintShell } from '../room/shell.ts'
import { paintWindow } from '../room/window.ts'

type Woods = readonly [wall: string, bench: string]
const woods: readonly [Woods, ...Woods[]] = [
  ['#9a6840', '#f0d5aa'],
  ['#e6c08e', '#c99458'],
  ['#7a5238', '#ecd0a2'],
  ['#c48d58', '#f3dcb6'],
  ['#5f4534', '#e3bd88'],
]

/** Paints two rows of benches under a window to the dunes. */
export function sauna(context: SceneContext): void {
  const { random } = context
  const room = createRoom(context, { width: 4.4, depth: 3.4, height: 2.3, back: 3.4, eye: 1.45 })
  const { drawing, camera, depth } = room
  const [wood, bench] = random.pick(woods)
  const wall = { paint: wood, boards: 'horizontal' } as const
  const shell = paintShell(room, { wall, floor: darken(wood, 0.2), ceiling: lighten(wood, 0.06), beams: false })
  const w = random.range(2, 3)
  const s = (room.width - w) / 2 + random.range(-0.3, 0.3)
  const pane = { s, t: 1.12, w, h: random.range(0.75, 1), columns: 1 }
  paintWindow(room, shell.backFace, { ...pane, frame: darken(wood, 0.35), light: false })
  drawBenches(room, bench)
  drawing.polygon(shell.backFace.quad(0.05, 0.93, room.width - 0.05, 0.97), { fill: '#ffe7b0' })
  paintGlow(drawing, 1, camera.project([0, 0.95, depth]), 420, 0.8)
  const side = random.sign()
  for (const [i, color] of ['#fbf8f2', room.home.fabric].entries()) {
    const y = 0.49 + i * 0.09
    drawBox(room, { x: -side * 1.2 - 0.25, z: depth - 1.3, y, w: 0.5, h: 0.075, d: 0.34, color, soft: 0.04 })
  }
  drawBucket(room, { x: side * 0.55, z: depth - 1.15, y: 0.48 })
  drawHeater(room, { x: side * 1.45, z: 0.9 })
  for (const y of [1.9, 1.75]) {
    const steam = { drawing, blur: 20, fill: '#ffffff', opacity: 0.14 }
    drawSoftEllipse(steam, camera.project([side * 1.3, y, 1]), [90, 40])
  }
  paintVeil(room, { fill: '#ffb765', opacity: 0.05 })
}

function drawBenches(room: Room, color: string): void {
  const x = room.left + 0.05
  const w = room.width - 0.1
  const { depth } = room
  const slats = (z: number, y: number, d: number) => {
    drawBox(room, { x, z, y: y - 0.3, w, h: 0.04, d: 0.04, color: darken(color, 0.3) })
    for (let i = 4; i >= 0; i--) drawBox(room, { x, z: z + (d / 5) * i, y, w, h: 0.06, d: d / 5 - 0.025, color })
  }
  drawBox(room, { x, z: depth - 0.75, w, h: 0.86, d: 0.05, color: darken(color, 0.45) })
  slats(depth - 0.78, 0.86, 0.76)
  drawBox(room, { x, z: depth - 1.4, w, h: 0.42, d: 0.05, color: darken(color, 0.4) })
  slats(depth - 1.45, 0.42, 0.68)
}
