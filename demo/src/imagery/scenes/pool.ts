import { mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { round as r } from '../core/path-data.ts'
import { drawPendant } from '../furniture/lamps.ts'
import { drawPlant } from '../furniture/plants.ts'
import { drawPoolBasin } from '../furniture/pool-basin.ts'
import { drawPoolLounger } from '../furniture/seating.ts'
import { drawTowels } from '../furniture/towels.ts'
import { paintVeil } from '../room/light.ts'
import { createRoom, type Room } from '../room/room.ts'
import { paintShell } from '../room/shell.ts'
import { paintWindow } from '../room/window.ts'

/** Paints an indoor pool in front of a glass wall. */
export function pool(context: SceneContext): void {
  const { random, home } = context
  const room = createRoom(context, {
    width: 9.4,
    depth: 7.4,
    height: 2.6,
    pitched: random.chance(0.7),
    focal: 1000,
    eye: 1.75,
    horizon: 350,
  })
  const floor = random.pick(['#c9bda8', '#b5b3ac', '#d3c2a2'])
  const ceiling = mix(home.timber.wood, '#fff3df', 0.25)
  const { backFace, backTop } = paintShell(room, { floor, floorKind: 'tiles', ceiling })
  const glass = { s: 0.6, t: 0.08, w: room.width - 1.2, h: 2.3, columns: 6 }
  paintWindow(room, backFace, { ...glass, frame: '#3b4046', light: false })
  const side = random.sign()
  const left = side > 0 ? -2.6 : -2.2
  const basin = { left, right: left + 4.8, near: -0.2, far: room.depth - 1.4 }
  drawPoolBasin(room, basin)
  furnishPool(room, side, basin)
  for (const x of [-1.6, 1.6]) {
    drawPendant(room, { x, z: 4.2, y: 2.3, ceiling: backTop(x - room.left), size: 1 })
  }
  drawLadder(room, { x: side > 0 ? basin.left : basin.right, z: 3 })
  paintVeil(room)
}

function furnishPool(room: Room, side: 1 | -1, basin: { left: number; right: number }): void {
  const onRight = side > 0
  const [here, there] = onRight ? [room.right - 0.5, room.left + 0.5] : [room.left + 0.5, room.right - 0.5]
  drawPlant(room, { x: here, z: room.depth - 0.6, size: 1.4 })
  drawPlant(room, { x: there, z: room.depth - 0.6, size: 1.15 })
  const loungerX = onRight ? basin.right + 0.55 : basin.left - 1.35
  for (const z of [4.4, 2.9]) drawPoolLounger(room, { x: loungerX, z, color: room.home.fabric })
  drawTowels(room, { x: onRight ? basin.right + 1.5 : basin.left - 2, z: 4 })
}

function drawLadder({ drawing, camera }: Room, { x, z }: { x: number; z: number }): void {
  for (const dz of [0, 0.45]) {
    const [bx, by] = camera.project([x, 0, z + dz])
    const s = camera.scaleAt([x, 0, z + dz])
    const up = `M${r(bx - s * 0.12)} ${r(by)}v${r(-s * 0.5)}q0 ${r(-s * 0.14)} ${r(s * 0.12)} ${r(-s * 0.14)}`
    drawing.path(`${up}t${r(s * 0.12)} ${r(s * 0.14)}v${r(s * 0.6)}`, {
      stroke: '#c9d2d5',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      fill: 'none',
    })
  }
}
