import { darken, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { segment } from '../core/path-data.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'
import { drawBox } from '../core/solids.ts'
import { gardenThings, paintGarden } from '../garden/garden.ts'
import { drawCastShadow } from '../garden/ground.ts'
import { choosePlot } from '../garden/plot-names.ts'
import { plots } from '../garden/plots.ts'
import { terraceThings } from '../garden/terrace.ts'
import { paintThings, type Thing } from '../garden/things.ts'
import { chooseViewpoint, createHouseStage, type HouseStage } from '../garden/viewpoint.ts'
import { createFrame, type Volume } from '../house/frame.ts'
import type { StyleFamily } from '../house/house-styles.ts'
import { planBuilding } from '../house/plan-building.ts'
import { drawVolume } from '../house/volume.ts'
import { paintSky } from '../landscape/sky.ts'

/** Paints a house on its plot. The building depends on the home alone, so every variant shows the same house. */
export function house(context: SceneContext, family: StyleFamily = 'any'): void {
  const { home, details } = context
  const building = planBuilding(home.building, family, details)
  const stage = createHouseStage(
    context,
    building,
    chooseViewpoint(home.building, context.variant, details.has('sea') && context.variant % 2 === 0),
  )
  const { camera } = stage
  const plotName = choosePlot(home.building, details)
  const plot = plots[plotName]
  const sun = paintSky(stage, stage.horizon + 6, stage.sunSide)
  plot.paintBack(stage, sun)
  paintGarden(stage, plotName)
  for (const volume of building.volumes) if (!volume.base) drawCastShadow(stage, volume)
  paintThings(camera, [
    ...houseThings(stage),
    ...terraceThings(stage),
    ...gardenThings(stage, plotName),
    ...plot.things(stage),
  ])
  plot.paintFront(stage)
}

/** Each volume with its dormers and chimneys. */
function houseThings(stage: HouseStage): Thing[] {
  const { building, camera } = stage
  const dormers = building.volumes.filter(({ base }) => base)
  return building.volumes
    .filter(({ base }) => !base)
    .map((volume, i): Thing => {
      const { x, z, w, d } = volume
      const isFacing = camera.position[2] < z
      return {
        left: x - w / 2,
        right: x + w / 2,
        front: z - d / 2,
        back: z + d / 2,
        paint: () => {
          const own = i === 0 ? dormers : []
          if (!isFacing) drawVolumes(stage, own)
          drawVolume(stage, building, volume)
          if (i === 0 && stage.details.has('solar')) drawSolarCells(stage, volume)
          if (i === 0) for (const chimney of building.chimneys) drawChimney(stage, chimney)
          if (isFacing) drawVolumes(stage, own)
        },
      }
    })
}

/** Panels on the slope above the terrace, or on a frame on a flat roof. */
function drawSolarCells(stage: HouseStage, volume: Volume): void {
  const { drawing, camera, lighting } = stage
  const { roofAt, toScreen, sees, halfA, halfB } = createFrame(stage, volume)
  const isSlab = volume.roof === 'flat' || volume.roof === 'shed'
  const [low, high] = isSlab ? [-halfB * 0.5, halfB * 0.1] : [-halfB * 0.8, -halfB * 0.3]
  const at = (a: number, b: number) => toScreen(a, roofAt(b) + (isSlab ? 0.4 + (b - low) * 0.3 : 0.3), b)
  const [from, to] = [halfA * 0.1, halfA * 0.66]
  if (!sees(0, roofAt(low), low, [0, 1, isSlab ? -0.3 : -Math.tan(volume.pitch)])) return
  const fill = lighting.tone('#27384e', [0, 0.8, -0.6])
  drawing.polygon([at(from, low), at(to, low), at(to, high), at(from, high)], {
    fill: drawing.gradient([mix(fill, '#9fc0d6', 0.25), fill]),
  })
  const columns = Array.from({ length: 5 }, (_, i) =>
    segment(at(from + ((to - from) * i) / 4, low), at(from + ((to - from) * i) / 4, high)),
  )
  const middle = segment(at(from, (low + high) / 2), at(to, (low + high) / 2))
  drawing.path(columns.join('') + middle, {
    stroke: mix(fill, '#ffffff', 0.35),
    'stroke-width': Math.max(0.8, camera.scaleAt([volume.x, 3, volume.z]) * 0.03),
  })
}

function drawVolumes(stage: HouseStage, volumes: readonly Volume[]): void {
  for (const volume of volumes) drawVolume(stage, stage.building, volume)
}

function drawChimney(stage: HouseStage, { x, y, z, color }: HouseStage['building']['chimneys'][number]): void {
  const { mood, random, drawing, camera } = stage
  drawBox(stage, { x: x - 0.28, y: y - 0.25, z: z - 0.28, w: 0.56, h: 1.15, d: 0.56, color })
  drawBox(stage, { x: x - 0.34, y: y + 0.86, z: z - 0.34, w: 0.68, h: 0.12, d: 0.68, color: darken(color, 0.15) })
  if (mood.glow < 0.35) return
  const metre = camera.scaleAt([x, y, z])
  const [px, py] = camera.project([x, y + 1, z])
  const drift = stage.sunSide * random.range(0.5, 1.2) * metre
  for (let i = 0; i < 5; i++) {
    const puff = { drawing, blur: metre * 0.09, fill: mix('#ffffff', mood.air, 0.35), opacity: 0.36 - i * 0.055 }
    drawSoftEllipse(
      puff,
      [px + drift * (i / 4) ** 1.4, py - metre * (0.2 + i * 0.38)],
      [metre * (0.14 + i * 0.1), metre * (0.12 + i * 0.07)],
    )
  }
}
