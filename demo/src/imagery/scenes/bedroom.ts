import { lighten } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { drawBed, drawBunk, drawNightstand } from '../furniture/bed.ts'
import { drawPendant } from '../furniture/lamps.ts'
import { drawPlant } from '../furniture/plants.ts'
import { drawRug, rugColor } from '../furniture/rug.ts'
import { drawBench } from '../furniture/seating.ts'
import { drawPicture } from '../furniture/wall-art.ts'
import { featureWall } from '../room/feature-wall.ts'
import { paintVeil } from '../room/light.ts'
import { createRoom, type Room } from '../room/room.ts'
import { paintShell } from '../room/shell.ts'
import { paintWindow } from '../room/window.ts'

type BedKind = 'double' | 'twin' | 'bunk' | 'single'
const knownKinds: readonly BedKind[] = ['double', 'twin', 'bunk', 'single']
const bedKinds: readonly [BedKind, ...BedKind[]] = ['double', 'double', 'double', 'twin', 'bunk']

export function bedroom(context: SceneContext): void {
  const { random, home } = context
  const size = { width: 5.4, depth: 4.6, height: 2.5, pitched: random.chance(0.4), back: 3.1 }
  const room = createRoom(context, size)
  const { backFace } = paintShell(room, featureWall(home))
  const side = random.sign()
  const bedX = side * random.range(0.5, 0.8) - 0.9
  const s = side > 0 ? 0.35 : room.width - 1.75
  const rows = home.wall.boards === 'none' ? 1 : 2
  paintWindow(room, backFace, { s, t: 0.8, w: 1.4, h: 1.35, columns: 2, rows, curtain: lighten(home.fabric, 0.45) })
  drawPicture(room, backFace, { s: bedX + 0.45 - room.left, t: 1.45, w: 0.9, h: 0.6 })
  const color = rugColor(random, home)
  const rug = { x: bedX - 0.7, z: 0.9, w: 3.2, d: 1.6, color, border: home.fabric }
  drawRug(room, { ...rug, stripes: random.pick([0, 3]) })
  const drawn = random.pick(bedKinds)
  const kind = knownKinds.find((known) => context.details.has(known)) ?? drawn
  placeBeds(room, kind, bedX, side)
  drawPendant(room, { x: 0, z: 2.4, y: 2.02, ceiling: room.ridge, size: 0.95 })
  if (random.chance(0.6)) {
    drawPlant(room, { x: side > 0 ? room.left + 0.4 : room.right - 0.4, z: room.depth - 0.45, size: 1.1 })
  }
  if (kind === 'double') drawBench(room, { x: bedX + 0.25, z: room.depth - 2.85, w: 1.3 })
  paintVeil(room)
}

function placeBeds(room: Room, kind: BedKind, bedX: number, side: 1 | -1): void {
  const standAt = (dx: number) => drawNightstand(room, { x: bedX + dx, z: room.depth - 0.55 })
  if (kind === 'twin') {
    standAt(0.68)
    for (const dx of [-0.55, 1.4]) drawBed(room, { x: bedX + dx, width: 0.95 })
  } else if (kind === 'single') {
    standAt(1.15)
    drawBed(room, { x: bedX, width: 0.95 })
  } else if (kind === 'bunk') {
    standAt(side > 0 ? -0.7 : 1.3)
    drawBunk(room, { x: bedX, width: 1.1 })
  } else {
    for (const dx of [-0.68, 1.96]) standAt(dx)
    drawBed(room, { x: bedX, width: 1.8 })
  }
}
