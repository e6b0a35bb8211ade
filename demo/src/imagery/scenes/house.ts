import { darken } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { decide } from '../core/details.ts'
import type { HouseStyle } from '../core/home-traits.ts'
import type { Random } from '../core/random.ts'
import { drawDeckTerrace } from '../house/deck-terrace.ts'
import { drawFlagpole, drawSandPath } from '../house/garden.ts'
import { chooseHouse, type HouseModel } from '../house/house-model.ts'
import { planOpenings } from '../house/plan-openings.ts'
import { drawChimney, drawHouseShadow } from '../house/surroundings.ts'
import { drawVolume, type Volume } from '../house/volume.ts'
import { createExteriorStage, type ExteriorStage, paintForeground, paintSetting } from './exterior.ts'

/** Paints the house in its dunes. The building depends on the home alone, so every variant shows the same house. */
export function house(context: SceneContext, styleName: HouseStyle = context.home.houseStyle): void {
  const { random, home } = context
  const horizon = random.range(425, 455)
  paintSetting(context, horizon)
  const stage = createExteriorStage(context, { horizon, distance: random.range(17.5, 20), focal: 1010 })
  const plan = home.building.fork(styleName)
  const model = chooseHouse(plan, styleName)
  const length = plan.range(9.5, 12.5)
  const depth = plan.range(5.4, 6.4)
  const side = stage.turn > 0 ? -1 : 1
  drawBuilding(stage, plan, model, { length, depth, side })
  const deckX = side * length * 0.16 - 2.6
  drawSandPath(stage, { x: deckX + 2.9, z: -depth / 2 - 2.6 })
  drawDeckTerrace(stage, { plan, x: deckX, z: -depth / 2, width: 5.4 })
  if (random.chance(0.45)) drawFlagpole(stage, { reach: length / 2 + 2.6, z: -2 })
  paintForeground(context, horizon)
}

type Body = { length: number; depth: number; side: 1 | -1 }

function drawBuilding(stage: ExteriorStage, plan: Random, model: HouseModel, { length, depth, side }: Body): void {
  const wing = wingOf(stage, plan.chance(0.55) ? plan.pick(['gable', 'annex']) : 'none')
  const flat = model.roofing === 'flat'
  const main: Volume = {
    x: 0,
    z: 0,
    length,
    depth,
    openings: planOpenings(plan, model, length),
    hip: model.roofing === 'thatch' && plan.chance(0.5) ? depth * 0.36 : 0,
  }
  const ridge = model.wallHeight + Math.tan(model.pitch) * (depth / 2)
  drawHouseShadow(stage, { ...main, height: flat ? 3 : ridge * 0.8 })
  if (wing === 'annex') drawAnnex(stage, model, -side * (length / 2 + 1.9))
  drawVolume(stage, model, main)
  if (!flat && decide(stage.details, 'stove', plan.chance(0.8))) {
    const x = plan.range(-0.28, 0.28) * length
    const smoke = stage.mood.glow > 0.25
    drawChimney(stage, { x, z: 0.15, y: ridge - 0.1, color: chimneyColor(model), smoke })
  }
  if (wing === 'gable') drawFrontWing(stage, model, -side * (length / 2 - 2.6), depth)
}

type Wing = 'gable' | 'annex' | 'none'

/** An annexe has beds for guests; a gable is only a shape. */
function wingOf({ details }: ExteriorStage, drawn: Wing): Wing {
  if (decide(details, 'annexe', drawn === 'annex')) return 'annex'
  return drawn === 'annex' ? 'none' : drawn
}

function chimneyColor({ style }: HouseModel): string {
  if (style === 'thatched') return '#f3eee3'
  return style === 'barn' ? '#2c2f33' : '#a0573f'
}

function drawAnnex(stage: ExteriorStage, model: HouseModel, x: number): void {
  const annex: Volume = {
    x,
    z: 0.9,
    length: 4.2,
    depth: 4.2,
    wallHeight: model.wallHeight - 0.25,
    pitch: model.roofing === 'flat' ? 0 : model.pitch * 0.9,
    openings: { front: [{ s: 0.3, t: 0.85, w: 1.4, h: 1.1, columns: 2, rows: 2 }] },
  }
  drawHouseShadow(stage, { ...annex, height: 2.6 })
  drawVolume(stage, model, annex)
}

/** Draws a gable, or a taller box with a flat roof, that projects from the front. */
function drawFrontWing(stage: ExteriorStage, model: HouseModel, x: number, depth: number): void {
  const { wallHeight } = model
  if (model.roofing === 'flat') {
    const front = [{ s: 0.25, t: 0.9, w: 2.2, h: 1.2, columns: 3 }]
    const box = { x, z: -depth / 2 - 0.8, length: 4.4, depth: 2.6, wallHeight: wallHeight + 0.5, openings: { front } }
    drawVolume(stage, { ...model, wall: darken(model.wall, 0.25) }, box)
    return
  }
  const upper = { s: 0.41, t: wallHeight + 0.2, w: 0.75, h: 0.75, columns: 2, rows: 2 }
  const windows = [{ s: 0.27, t: 0.5, w: 1.9, h: 1.55, columns: 3, rows: 2 }, ...(model.pitch > 0.6 ? [upper] : [])]
  const glass = { s: 0.14, t: 0.1, w: 3, h: wallHeight - 0.3, kind: 'glass', columns: 3 } as const
  const left = model.style === 'barn' ? [glass] : windows
  drawVolume(stage, model, { x, z: -depth / 2 - 0.9, length: 3.4, depth: 4.2, axis: 'z', openings: { left } })
}
