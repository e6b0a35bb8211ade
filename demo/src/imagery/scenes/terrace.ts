import { createCamera } from '../core/camera.ts'
import { darken, lighten } from '../core/color.ts'
import type { SceneContext, Stage } from '../core/context.ts'
import { decide } from '../core/details.ts'
import { createLighting } from '../core/lighting.ts'
import { segment } from '../core/path-data.ts'
import { drawBox, drawContactShadow, drawCylinder } from '../core/solids.ts'
import { drawDeckLounger, drawLantern, drawTowel } from '../furniture/deck-furniture.ts'
import { drawSpaTub } from '../house/spa-tub.ts'
import { paintBirds } from '../landscape/birds.ts'
import { clumpsAlong, paintGrass } from '../landscape/grass.ts'
import { paintOutlook } from '../landscape/outlook.ts'
import { paintSky } from '../landscape/sky.ts'

/** Paints a deck with lounge chairs, and a tub where there is one, in front of the plot and perhaps the sea. */
export function terrace(context: SceneContext): void {
  const { drawing, random, mood } = context
  const W = drawing.width
  const horizon = random.range(330, 360)
  const { sunX } = paintSky(context, horizon)
  paintBirds(context, { x: W * 0.5, y: 170, spread: 160, count: 5 })
  paintOutlook(context, horizon, sunX, { bottom: 800, grass: 62 })
  const yaw = random.range(-0.12, 0.12)
  const camera = createCamera({ x: 0, y: 1.75, z: -4.7, yaw, focal: 900, centerX: W / 2, horizon })
  const lighting = createLighting(mood, [random.sign() * 0.55, 0.75, -0.35])
  const stage = { ...context, camera, lighting }
  paintDeck(stage, lighting.tone(random.pick(['#b99468', '#a48a6c', '#9c8f80']), [0, 1, 0]))
  furnishDeck(stage, random.sign())
  const middle = (x: number) => Math.abs(x / W - 0.5) < 0.36
  const corner = clumpsAlong(context, () => 815, { count: 9, size: 190, sink: 10, skip: middle })
  const colors = mood.grass.map((color) => darken(color, 0.22))
  paintGrass(context, corner, { blades: 13, seedHeads: true, colors, roots: false })
}

/** Paints the boards up to a low railing of posts and wires. */
function paintDeck(stage: Stage, wood: string): void {
  const { drawing, camera } = stage
  const floor = (x: number, z: number) => camera.project([x, 0, z])
  const [left, right, back] = [-14, 14, 3.2]
  const boards = [floor(left, -4.6), floor(right, -4.6), floor(right, back), floor(left, back)]
  const shades = [lighten(wood, 0.12), wood, darken(wood, 0.18)]
  drawing.polygon(boards, { fill: drawing.gradient(shades, [0, floor(0, back)[1], 0, 800]) })
  let planks = ''
  for (let z = back; z > -4.6; z -= 0.16) planks += segment(floor(left, z), floor(right, z))
  drawing.path(planks, { stroke: darken(wood, 0.5), 'stroke-width': 1.1, opacity: 0.4, fill: 'none' })
  drawBox(stage, { x: left, y: -0.3, z: back, w: 28, h: 0.3, d: 0.1, color: darken(wood, 0.3) })
  for (let x = -10; x <= 10; x += 1.6) {
    drawBox(stage, { x, z: back - 0.08, w: 0.07, h: 0.95, d: 0.07, color: '#8f7657' })
  }
  const rail = { x: -12, z: back - 0.07, w: 24, d: 0.05 }
  drawBox(stage, { ...rail, y: 0.92, h: 0.07, color: '#a58a66' })
  for (const y of [0.62, 0.34]) drawBox(stage, { ...rail, y, h: 0.018, color: '#d9dcdc' })
}

function furnishDeck(stage: Stage, side: 1 | -1): void {
  const { home } = stage
  const tubX = side * 2.15
  const hasTub = decide(stage.details, 'tub', true)
  if (hasTub) {
    drawContactShadow(stage, { x: tubX - 1.15, z: 0.1, w: 2.3, d: 2.3 })
    drawSpaTub(stage, { x: tubX, z: 1.2, radius: 1.12, h: 0.98 })
    drawBox(stage, { x: tubX - 0.5, z: -0.45, w: 1, h: 0.3, d: 0.42, color: '#a17a50' })
  } else if (stage.details.has('jacuzzi')) drawOutdoorSpa(stage, tubX)
  else drawDiningSet(stage, tubX)
  for (const [x, z] of [
    [-side * 1.1, 0.7],
    [-side * 2.55, 0.35],
  ] as const) {
    drawDeckLounger(stage, { x: x - 0.36, z: z - 0.6, fabric: home.fabric, linen: home.linen })
  }
  const tableX = -side * 1.8
  drawCylinder(stage, { x: tableX, z: 0.2, radius: 0.25, h: 0.42, color: '#6d747a', topColor: '#8d9499' })
  drawCylinder(stage, { x: tableX, z: 0.2, y: 0.42, radius: 0.05, h: 0.16, color: '#f0d9a8' })
  if (hasTub) drawTowel(stage, { x: tubX, z: 1.2 - 1.1, y: 0.98, color: home.accent })
  drawLantern(stage, { x: side * 0.75, z: 0.3 })
  drawLantern(stage, { x: side * 0.45, z: -0.1, size: 0.75 })
}

function drawOutdoorSpa(stage: Stage, x: number): void {
  drawContactShadow(stage, { x: x - 1.1, z: 0.2, w: 2.2, d: 2.2 })
  drawBox(stage, { x: x - 1.05, z: 0.2, w: 2.1, h: 0.84, d: 2.1, color: '#7b6653' })
  drawBox(stage, { x: x - 1.1, y: 0.84, z: 0.15, w: 2.2, h: 0.08, d: 2.2, color: '#555a5f' })
  drawBox(stage, { x: x - 0.85, y: 0.92, z: 0.4, w: 1.7, h: 0.01, d: 1.7, color: '#9ad6dd' })
}

/** Draws a table with two benches, where another house has its tub. */
function drawDiningSet(stage: Stage, x: number): void {
  const wood = '#9a7650'
  drawContactShadow(stage, { x: x - 1, z: 0.3, w: 2, d: 1.9 })
  for (const z of [1.75, 0.35]) drawBox(stage, { x: x - 0.9, z, y: 0.4, w: 1.8, h: 0.07, d: 0.34, color: wood })
  for (const dx of [-0.8, 0.72]) drawBox(stage, { x: x + dx, z: 0.85, w: 0.08, h: 0.7, d: 0.7, color: wood })
  drawBox(stage, { x: x - 1, z: 0.8, y: 0.7, w: 2, h: 0.06, d: 0.85, color: '#b08a60' })
  drawCylinder(stage, { x, z: 1.2, y: 0.76, radius: 0.11, topRadius: 0.17, h: 0.1, color: stage.home.linen })
}
