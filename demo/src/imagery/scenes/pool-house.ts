import type { SceneContext } from '../core/context.ts'
import { drawDeckTerrace } from '../house/deck-terrace.ts'
import { drawFlagpole, drawSandPath } from '../house/garden.ts'
import { chooseHouse } from '../house/house-model.ts'
import { planOpenings } from '../house/plan-openings.ts'
import { drawHouseShadow } from '../house/surroundings.ts'
import { drawVolume, type Volume } from '../house/volume.ts'
import { createExteriorStage, paintForeground, paintSetting } from './exterior.ts'

/** Paints a long modern house with the pool in its glazed wing. */
export function poolHouse(context: SceneContext): void {
  const { random, home } = context
  const horizon = random.range(430, 455)
  paintSetting(context, horizon)
  const yaw = random.sign() * random.range(0.3, 0.48)
  const stage = createExteriorStage(context, { horizon, distance: 23, focal: 1080, yaw })
  const plan = home.building.fork('pool')
  const model = chooseHouse(plan, plan.pick(['modern', 'barn', 'black', 'white']))
  const side = stage.turn > 0 ? -1 : 1
  const main: Volume = { x: side * 4.1, z: 0.4, length: 9, depth: 6.2, openings: planOpenings(plan, model, 9) }
  const glass = { t: 0.12, h: model.wallHeight - 0.35, kind: 'pool' } as const
  const end = [{ s: 0.1, w: 5.2, ...glass }]
  const wing: Volume = {
    x: -side * 4.3,
    z: -0.5,
    length: 8,
    depth: 6.6,
    wallHeight: model.wallHeight + 0.15,
    openings: { front: [{ s: 0.04, w: 7.3, ...glass }], left: end, right: end },
  }
  const distance = ({ x, z }: Volume) => stage.camera.depthOf([x, 0, z])
  const volumes = distance(main) > distance(wing) ? [main, wing] : [wing, main]
  for (const volume of volumes) drawHouseShadow(stage, { ...volume, height: 3.4 })
  for (const volume of volumes) drawVolume(stage, model, volume)
  drawSandPath(stage, { x: side * 4, z: -5.4 })
  drawDeckTerrace(stage, { plan, x: side * 4 - 2.7, z: -2.7, width: 5.4 })
  if (random.chance(0.5)) drawFlagpole(stage, { reach: 9.5, z: -2 })
  paintForeground(context, horizon)
}
