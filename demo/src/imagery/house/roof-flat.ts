import { darken, mix } from '../core/color.ts'
import type { Point, Vector } from '../core/geometry.ts'
import type { HouseModel } from './house-model.ts'
import type { Frame, OutdoorStage } from './volume.ts'

const slab = 0.34

export function drawFlatRoof({ drawing, lighting }: OutdoorStage, house: HouseModel, frame: Frame): void {
  const { toScreen, sees, turn, wallHeight: low } = frame
  const [a, b] = [frame.halfL + house.overhang, frame.halfD + house.overhang]
  const high = low + slab
  const side = (from: Point, to: Point, normal: Vector) => {
    if (!sees(from[0], low, from[1], normal)) return
    const lower = [toScreen(from[0], low, from[1]), toScreen(to[0], low, to[1])]
    const upper = [toScreen(to[0], high, to[1]), toScreen(from[0], high, from[1])]
    drawing.polygon([...lower, ...upper], { fill: lighting.tone(house.roof, turn(normal)) })
  }
  const soffit = [toScreen(-a, low, -b), toScreen(a, low, -b), toScreen(a, low, b), toScreen(-a, low, b)]
  drawing.polygon(soffit, { fill: darken(lighting.tone(mix(house.wall, '#caa277', 0.4), [0, -1, 0]), 0.25) })
  side([-a, b], [-a, -b], [-1, 0, 0])
  side([a, -b], [a, b], [1, 0, 0])
  side([-a, -b], [a, -b], [0, 0, -1])
}
