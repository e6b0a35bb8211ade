import { darken, lighten } from '../core/color.ts'
import { segment } from '../core/path-data.ts'
import type { HouseModel } from './house-model.ts'
import type { Roof } from './roof-pitched.ts'
import type { Frame, OutdoorStage } from './volume.ts'

export function drawRidge(stage: OutdoorStage, house: HouseModel, frame: Frame, roof: Roof): void {
  const { drawing, lighting } = stage
  if (house.roofing === 'thatch') drawSticks(stage, frame, roof)
  else if (!house.turf) {
    const y = roof.ridge + roof.lift
    drawing.line([frame.toScreen(-roof.ridgeA, y, 0), frame.toScreen(roof.ridgeA, y, 0)], {
      stroke: lighting.tone(darken(roof.color, 0.2), [0, 1, 0]),
      'stroke-width': 4,
      'stroke-linecap': 'round',
    })
  }
}

/** The crossed oak sticks that hold the straw ridge down on Danish thatched roofs. */
function drawSticks(
  { drawing, lighting }: OutdoorStage,
  { toScreen }: Frame,
  { ridgeA, ridge, lift, color }: Roof,
): void {
  const y = ridge + lift
  drawing.line([toScreen(-ridgeA, y, 0), toScreen(ridgeA, y, 0)], {
    stroke: lighting.tone(lighten(color, 0.1), [0, 1, 0]),
    'stroke-width': 13,
    'stroke-linecap': 'round',
  })
  let d = ''
  for (let a = -ridgeA + 0.4; a < ridgeA - 0.2; a += 0.8) {
    for (const lean of [-0.22, 0.22]) d += segment(toScreen(a + lean, y + 0.28, 0), toScreen(a - lean, y - 0.45, -0.3))
  }
  const oak = lighting.tone('#6f5d45', [0, 1, 0])
  drawing.path(d, { stroke: oak, 'stroke-width': 2.6, 'stroke-linecap': 'round', fill: 'none' })
}
