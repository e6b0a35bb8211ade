import { lighten, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { decide } from '../core/details.ts'
import { drawFloorLamp, drawPendant } from '../furniture/lamps.ts'
import { drawPlant } from '../furniture/plants.ts'
import { drawRoundTable } from '../furniture/round-table.ts'
import { drawRoundRug, drawRug, rugColor } from '../furniture/rug.ts'
import { drawArmchair } from '../furniture/seating.ts'
import { drawFacingSofa, drawSideSofa } from '../furniture/sofa.ts'
import { drawStove } from '../furniture/stove.ts'
import { drawPicture } from '../furniture/wall-art.ts'
import { featureWall } from '../room/feature-wall.ts'
import { paintVeil } from '../room/light.ts'
import { createRoom, type Room } from '../room/room.ts'
import { paintShell, type Shell } from '../room/shell.ts'
import { paintWindow } from '../room/window.ts'

type Side = 1 | -1

export function livingRoom(context: SceneContext): void {
  const { random, home } = context
  const size = { width: 6.8, depth: 5.4, height: random.range(2.35, 2.55), pitched: random.chance(0.65) }
  const room = createRoom(context, size)
  const shell = paintShell(room, featureWall(home))
  const side = random.sign()
  const windowCenter = paintLivingWindow(room, shell, side)
  paintLivingRug(room, side)
  furnishBack(room, shell, side)
  furnishFront(room, windowCenter, side)
  paintVeil(room)
}

/** Returns the centre of the window, relative to the centre of the room. */
function paintLivingWindow(room: Room, { backFace }: Shell, side: Side): number {
  const { random, home } = room
  const w = random.range(2.7, 3.5)
  const s = side > 0 ? room.width - w - random.range(0.6, 1) : random.range(0.6, 1)
  const doors = random.chance(0.5)
  const columns = random.int(2, 3)
  const curtain = random.chance(0.6) ? home.linen : undefined
  paintWindow(room, backFace, { s, t: doors ? 0.08 : 0.75, w, h: doors ? 2.05 : 1.4, columns, curtain })
  return s - room.width / 2 + w / 2
}

function paintLivingRug(room: Room, side: Side): void {
  const { random, home } = room
  const color = rugColor(random, home)
  const stripes = random.pick([0, 2, 5])
  const rug = { x: -1.6 + side * 0.3, z: 1.2, w: 3.2, d: 2.1, color, border: home.accent, stripes }
  if (random.chance(0.3)) drawRoundRug(room, rug)
  else drawRug(room, rug)
}

function furnishBack(room: Room, { backFace, backTop }: Shell, side: Side): void {
  const { random, depth, left, right } = room
  const stoveX = side > 0 ? left + 1.15 : right - 1.15
  if (decide(room.details, 'stove', true))
    drawStove(room, { x: stoveX, z: depth - 0.55, ceiling: backTop(stoveX - left) })
  if (random.chance(0.7)) {
    drawPicture(room, backFace, { s: side > 0 ? 1.75 : room.width - 2.75, t: 1.25, w: 0.85, h: 0.65 })
  }
  const plantX = side > 0 ? right - 0.45 : left + 0.45
  drawPlant(room, { x: plantX, z: depth - 0.5, size: random.range(1, 1.3) })
}

function furnishFront(room: Room, windowCenter: number, side: Side): void {
  const { random, home, depth } = room
  const underWindow = random.chance(0.5)
  const [accent, linen, pale] = [home.accent, home.linen, lighten(home.fabric, 0.35)]
  if (underWindow) {
    const sofa = { x: windowCenter - 1.2, z: depth - 1.75, length: 2.5, color: home.fabric, throwColor: linen }
    drawFacingSofa(room, { ...sofa, cushions: [accent, linen, pale] })
  } else {
    const x = side > 0 ? room.right - 1.15 : room.left + 0.15
    const sofa = { x, z: 1.7, length: 2.6, color: home.fabric, cushions: [accent, linen] }
    drawSideSofa(room, { ...sofa, side: side > 0 ? 'right' : 'left' })
  }
  const lampX = side * 2.75 - side * (underWindow ? 0 : 1.6)
  drawFloorLamp(room, { x: lampX, z: depth - 0.75, color: '#f6f0e2' })
  if (room.pitched || random.chance(0.5)) {
    drawPendant(room, { x: side * -0.5, z: 3, y: 1.85, ceiling: room.ridge, size: 1.1 })
  }
  drawRoundTable(room, { x: side * 0.25, z: 2.2, radius: 0.52 })
  drawArmchair(room, { x: side > 0 ? -2.15 : 1.35, z: 1.5, color: mix(accent, linen, 0.25), turn: side })
}
