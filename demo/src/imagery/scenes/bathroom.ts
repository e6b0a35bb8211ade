import { darken, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { decide } from '../core/details.ts'
import { drawBox, drawContactShadow, drawCylinder } from '../core/solids.ts'
import { drawSaunaCabin, drawShower } from '../furniture/bath-cabins.ts'
import { drawPlant, drawVase } from '../furniture/plants.ts'
import { drawRug } from '../furniture/rug.ts'
import { drawSpaBath } from '../furniture/spa-bath.ts'
import { drawTap } from '../furniture/tap.ts'
import { drawTowels } from '../furniture/towels.ts'
import { paintGlow, paintVeil } from '../room/light.ts'
import { createRoom, type Room } from '../room/room.ts'
import { paintShell, type Shell } from '../room/shell.ts'

export function bathroom(context: SceneContext): void {
  const { random } = context
  const room = createRoom(context, { width: 5, depth: 4.2, height: 2.45, back: 3.2 })
  const paint = random.pick(['#e9ece9', '#dfe7e6', '#efe8dc', '#cfdcd8', '#d8cfc2'])
  const tiles = random.pick([0.2, 0.3])
  const floor = random.pick(['#a9aba8', '#8d9492', '#b9ac99'])
  const wall = { paint, boards: 'horizontal' } as const
  const shell = paintShell(room, { wall, tiles, floor, floorKind: 'tiles', beams: false })
  const side = random.sign()
  const cabin = { s: side > 0 ? room.width - 2.15 : 0.3, w: 1.85 }
  // A house with a sauna has a picture of it; its bathrooms have a shower.
  if (random.chance(0.55) && context.details.size === 0) drawSaunaCabin(room, shell.backFace, cabin)
  else drawShower(room, shell.backFace, cabin)
  drawBasin(room, shell, side > 0 ? room.left + 0.35 : room.right - 1.85)
  const middle = (side > 0 ? -1.35 : 0.15) + 0.6
  if (decide(context.details, 'spa', true)) drawSpaBath(room, { x: middle, z: 1.75 })
  else drawRug(room, { x: middle - 0.7, z: 1.3, w: 1.4, d: 0.9, color: room.home.linen, border: room.home.fabric })
  drawTowels(room, { x: side > 0 ? 0.75 : -1.2, z: 1.3 })
  const plantX = side > 0 ? room.right - 0.4 : room.left + 0.4
  drawPlant(room, { x: plantX, z: 1.9, size: 1.05, pot: '#c9b79a' })
  paintVeil(room)
}

/** Draws a round mirror above a wooden chest with the basin on it. */
function drawBasin(room: Room, { backFace }: Shell, x: number): void {
  const { drawing, camera, lighting, home, depth, mood } = room
  const { wood } = home.timber
  const s = x - room.left
  const mirror = backFace.at(s + 0.75, 1.55)
  const radius = backFace.scale(s, 1.5) * 0.4
  paintGlow(drawing, mood.glow, mirror, radius * 1.9, 0.7)
  drawing.circle(...mirror, radius + 4, { fill: lighting.tone(wood, [0, 0, -1]) })
  const glass = drawing.gradient([mix('#dfe9ea', mood.air, 0.25), '#b9c9cb'], 'right')
  drawing.circle(...mirror, radius, { fill: glass })
  drawContactShadow(room, { x, z: depth - 0.55, w: 1.5, d: 0.5 })
  drawBox(room, { x, z: depth - 0.52, y: 0.32, w: 1.5, h: 0.5, d: 0.52, color: wood })
  drawing.line([camera.project([x, 0.58, depth - 0.52]), camera.project([x + 1.5, 0.58, depth - 0.52])], {
    stroke: darken(wood, 0.45),
    'stroke-width': 1.6,
  })
  drawBox(room, { x: x - 0.03, z: depth - 0.55, y: 0.82, w: 1.56, h: 0.05, d: 0.55, color: '#f4f1ea' })
  const bowl = { x: x + 0.75, z: depth - 0.3, y: 0.87, radius: 0.17, topRadius: 0.25, h: 0.13 }
  drawCylinder(room, { ...bowl, color: '#fbfaf6', topColor: '#dfe3e2' })
  drawTap(room, { x: x + 0.98, z: depth - 0.16, y: 0.87 })
  drawVase(room, { x: x + 0.25, z: depth - 0.3, y: 0.87, size: 0.9 })
}
