import { darken, lighten, mix } from '../core/color.ts'
import type { Attributes } from '../core/drawing.ts'
import { type Point, spanOf, type Vector } from '../core/geometry.ts'
import { segment } from '../core/path-data.ts'
import type { Frame, HouseModel, OutdoorStage } from './house-model.ts'
import { drawRoofTexture } from './roof-texture.ts'

/** Measures of a pitched roof: `a` and `b` are the ends of verge and eaves, `lift` is its thickness. */
export type Roof = {
  a: number
  b: number
  ridgeA: number
  ridge: number
  eaveY: number
  lift: number
  sin: number
  cos: number
  color: string
  /** True for straw, which has rounded edges. */
  isSoft: boolean
}

type Sign = 1 | -1

export function drawPitchedRoof(stage: OutdoorStage, house: HouseModel, frame: Frame): void {
  const roof = measureRoof(house, frame)
  if (!frame.hip) for (const sign of [-1, 1] as const) drawVergeUnderside(stage, frame, roof, sign)
  for (const sign of [1, -1] as const) drawSlope(stage, house, frame, roof, sign)
  for (const sign of [-1, 1] as const) {
    if (frame.hip) drawHip(stage, house, frame, roof, sign)
    else drawVerge(stage, house, frame, roof, sign)
  }
  drawRidge(stage, house, frame, roof)
}

function measureRoof(house: HouseModel, { halfL, halfD, wallHeight, ridge, pitch, hip }: Frame): Roof {
  const isSoft = house.roofing === 'thatch'
  const gableOver = isSoft ? 0.2 : house.roofing === 'seam' ? 0.05 : house.overhang * 0.7
  const a = halfL + (hip ? house.overhang : gableOver)
  return {
    a,
    b: halfD + house.overhang,
    ridgeA: hip ? halfL - hip : a,
    ridge,
    eaveY: wallHeight - Math.tan(pitch) * house.overhang,
    lift: isSoft ? 0.42 : (house.roofing === 'seam' ? 0.14 : 0.2) * 0.8,
    sin: Math.sin(pitch),
    cos: Math.cos(pitch),
    color: house.turf ? '#7f8d4e' : house.roof,
    isSoft,
  }
}

const softEdge = (roof: Roof, stroke: string, width: number): Attributes =>
  roof.isSoft ? { stroke, 'stroke-width': width, 'stroke-linejoin': 'round' } : {}

/** Without the underside, sky would show between wall and verge. */
function drawVergeUnderside({ drawing, lighting }: OutdoorStage, frame: Frame, roof: Roof, sign: Sign): void {
  const { toScreen, turn, halfL, wallHeight } = frame
  const { a, b, ridge, eaveY, color } = roof
  if (!frame.sees(sign * a, wallHeight, 0, [sign, 0, 0])) return
  const fill = darken(lighting.tone(mix(color, '#8a6a4a', 0.3), turn([sign * 0.3, -0.5, 0])), 0.3)
  for (const s of [-1, 1]) {
    const inner = [toScreen(sign * halfL, ridge, 0), toScreen(sign * halfL, eaveY, s * b)]
    const outer = [toScreen(sign * a, eaveY, s * b), toScreen(sign * a, ridge, 0)]
    drawing.polygon([...inner, ...outer], { fill })
  }
}

type Plane = { points: readonly Vector[]; normal: Vector; amount: number }

function paintPlane(stage: OutdoorStage, house: HouseModel, frame: Frame, roof: Roof, plane: Plane): void {
  const { drawing, lighting } = stage
  const screen = plane.points.map((point) => frame.toScreen(...point))
  const fill = lighting.tone(roof.color, frame.turn(plane.normal))
  const { top, bottom } = spanOf(screen)
  const stops = [
    [0, lighten(fill, 0.12)],
    [0.6, fill],
    [1, darken(fill, 0.12)],
  ] as const
  const soft = roof.isSoft ? { stroke: fill, 'stroke-linejoin': 'round', 'stroke-width': 10 } : {}
  drawing.polygon(screen, { fill: drawing.gradient(stops, [0, top, 0, bottom]), ...soft })
  drawRoofTexture(stage, screen, { roofing: house.roofing, turf: house.turf, fill, amount: plane.amount })
}

function drawSlope(stage: OutdoorStage, house: HouseModel, frame: Frame, roof: Roof, sign: Sign): void {
  const { drawing, lighting } = stage
  const { toScreen } = frame
  const { a, b, ridgeA, eaveY, lift, color } = roof
  const normal: Vector = [0, roof.cos, sign * roof.sin]
  const ridge = roof.ridge + lift
  if (!frame.sees(0, ridge, 0, normal)) return
  const eaves: Vector[] = [
    [-a, eaveY + lift, sign * b],
    [a, eaveY + lift, sign * b],
  ]
  const points: Vector[] = [...eaves, [ridgeA, ridge, 0], [-ridgeA, ridge, 0]]
  paintPlane(stage, house, frame, roof, { points, normal, amount: 1 })
  const edge = lighting.tone(darken(color, 0.28), frame.turn([0, 0, sign]))
  if (!frame.sees(0, eaveY, sign * b, [0, 0, sign])) return
  const under = [toScreen(-a, eaveY, sign * (b - 0.05)), toScreen(a, eaveY, sign * (b - 0.05))]
  const over = [toScreen(a, eaveY + lift, sign * b), toScreen(-a, eaveY + lift, sign * b)]
  drawing.polygon([...under, ...over], { fill: edge, ...softEdge(roof, edge, 4) })
}

function drawHip(stage: OutdoorStage, house: HouseModel, frame: Frame, roof: Roof, sign: Sign): void {
  const { drawing, lighting } = stage
  const { toScreen } = frame
  const { a, b, ridgeA, ridge, eaveY, lift, color } = roof
  const normal: Vector = [sign * roof.sin, roof.cos, 0]
  if (frame.sees(sign * a, eaveY, 0, normal)) {
    const eaves: Vector[] = [
      [sign * a, eaveY + lift, -b],
      [sign * a, eaveY + lift, b],
    ]
    paintPlane(stage, house, frame, roof, { points: [...eaves, [sign * ridgeA, ridge + lift, 0]], normal, amount: 0.5 })
  }
  const edge = lighting.tone(darken(color, 0.28), frame.turn([sign, 0, 0]))
  if (!frame.sees(sign * a, eaveY, 0, [sign, 0, 0])) return
  const under = [toScreen(sign * a, eaveY, -b), toScreen(sign * a, eaveY, b)]
  const over = [toScreen(sign * a, eaveY + lift, b), toScreen(sign * a, eaveY + lift, -b)]
  drawing.polygon([...under, ...over], { fill: edge })
}

/** Draws the boards, or the cut straw, along the edge of a gable. */
function drawVerge({ drawing, lighting }: OutdoorStage, house: HouseModel, frame: Frame, roof: Roof, sign: Sign): void {
  const { toScreen } = frame
  const { a, b, ridge, eaveY, lift } = roof
  if (!frame.sees(sign * a, frame.wallHeight, 0, [sign, 0, 0])) return
  const fill = lighting.tone(vergeColor(house, roof), frame.turn([sign, 0, 0]))
  for (const s of [-1, 1]) {
    const under = [toScreen(sign * a, eaveY, s * b), toScreen(sign * a, ridge, 0)]
    const over = [toScreen(sign * a, ridge + lift, 0), toScreen(sign * a, eaveY + lift, s * b)]
    drawing.polygon([...under, ...over], { fill, ...softEdge(roof, fill, 3) })
  }
}

function vergeColor(house: HouseModel, { color }: Roof): string {
  if (house.style === 'thatched') return darken(color, 0.2)
  return house.style === 'barn' ? house.roof : house.frame
}

function drawRidge(stage: OutdoorStage, house: HouseModel, frame: Frame, roof: Roof): void {
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

/** Draws the crossed oak sticks that hold down the straw ridge of Danish thatched roofs. */
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
