import { darken, lighten, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { drawBox, drawContactShadow, drawCylinder, ring } from '../core/solids.ts'
import { drawKitchenRow, type KitchenRow } from '../furniture/kitchen-row.ts'
import { drawPendant } from '../furniture/lamps.ts'
import { drawLegs } from '../furniture/legs.ts'
import { drawVase } from '../furniture/plants.ts'
import { drawRug } from '../furniture/rug.ts'
import { drawChair } from '../furniture/seating.ts'
import { drawShelf } from '../furniture/wall-art.ts'
import { paintVeil } from '../room/light.ts'
import { createRoom, type Room } from '../room/room.ts'
import { paintShell } from '../room/shell.ts'
import { paintWindow } from '../room/window.ts'

const paleFronts = ['#f4f0e7', '#d8c7a6', '#e4e6e2']

/** Paints a row of cupboards under the window, with the dining table in front. */
export function kitchen(context: SceneContext): void {
  const { random, home } = context
  const room = createRoom(context, { width: 6.6, depth: 5.2, height: 2.5, pitched: random.chance(0.5) })
  const { backFace, backTop } = paintShell(room)
  const front = random.pick(['#f4f0e7', '#5f7668', '#3f5866', '#d8c7a6', '#e4e6e2', '#8fa09a', '#2f3438'])
  const top = random.pick(['#c79a63', '#e9e4da', '#55585a'])
  const windowS = random.range(1.9, 3)
  paintWindow(room, backFace, { s: windowS, t: 1.15, w: 1.7, h: 1, columns: 2, light: false })
  const row: KitchenRow = { front, top, z: room.depth - 0.62, windowS, fridgeLeft: random.chance(0.5) }
  drawKitchenRow(room, backFace, row)
  drawOnWorktop(room, row, backFace)
  const chairs = random.pick(
    paleFronts.includes(front)
      ? ['#34373a', home.accent, home.fabric, darken(home.timber.wood, 0.25)]
      : [home.timber.wood, '#f2ede2', '#34373a', home.accent],
  )
  drawDiningTable(room, chairs)
  const lamp = random.pick(['#2f3438', '#f4f1ea', home.accent, '#c9a46a'])
  for (const x of [-0.55, 0.55]) {
    drawPendant(room, { x, z: 1.6, y: 1.72, ceiling: backTop(x - room.left), size: 0.82, color: lamp })
  }
  paintVeil(room)
}

/** Draws shelf, flowers and chopping board, and then the rug in front of them. */
function drawOnWorktop(
  room: Room,
  { fridgeLeft, windowS, z }: KitchenRow,
  face: Parameters<typeof drawShelf>[1],
): void {
  const { home } = room
  const s = fridgeLeft ? windowS + 2 : 0.8 + (windowS > 2.6 ? 0 : -0.2)
  const w = Math.min(1.4, Math.abs(s - windowS) > 1.2 ? 1.4 : 0.9)
  drawShelf(room, face, { s: Math.min(s, room.width - 2.1), t: 1.45, w })
  drawVase(room, { x: fridgeLeft ? 2.1 : -2.2, z: z + 0.3, y: 0.91, size: 1 })
  const board = { x: fridgeLeft ? 0.9 : -0.6, z: z + 0.35, y: 0.91, w: 0.36, h: 0.3, d: 0.03 }
  drawBox(room, { ...board, color: '#b98a58' })
  const color = mix(home.linen, home.timber.floor, 0.3)
  drawRug(room, { x: -1.7, z: 0.6, w: 3.4, d: 1.9, color, border: home.accent, stripes: 2 })
}

const table = { x: -1.15, z: 1.05, w: 2.3, d: 1 }

function drawDiningTable(room: Room, chairColor: string): void {
  const { drawing, camera, lighting, home } = room
  const { wood } = home.timber
  const behind = table.z + table.d - 0.1
  for (const dx of [0.15, 0.95, 1.7]) {
    drawChair(room, { x: table.x + dx, z: behind, color: chairColor, facing: 'viewer' })
  }
  drawContactShadow(room, { ...table, opacity: 0.25 })
  drawLegs(room, { ...table, h: 0.72, color: wood, size: 0.075 })
  drawBox(room, { ...table, y: 0.72, h: 0.05, color: lighten(wood, 0.08) })
  const bowl = { x: -0.35, z: 1.55, y: 0.77, radius: 0.12, topRadius: 0.19, h: 0.09 }
  drawCylinder(room, { ...bowl, color: home.linen, topColor: home.accent })
  drawVase(room, { x: 0.35, z: 1.6, y: 0.77, size: 1.05 })
  for (const dx of [0.3, 1.1, 1.8]) {
    const plate = ring(camera, [table.x + dx + 0.12, 0.775, table.z + 0.2], 0.13, 0.1, 20)
    const fill = lighting.tone('#fbf8f2', [0, 1, 0])
    drawing.polygon(plate, { fill, stroke: '#cfc8ba', 'stroke-width': 1 })
  }
  for (const dx of [0.25, 1.35]) {
    drawChair(room, { x: table.x + dx, z: table.z - 0.25, color: chairColor, facing: 'away' })
  }
}
