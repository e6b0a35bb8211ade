import { darken, lighten, mix } from '../core/color.ts'
import type { Stage } from '../core/context.ts'
import type { Attributes } from '../core/drawing.ts'
import type { Vector } from '../core/geometry.ts'
import { segment } from '../core/path-data.ts'
import type { Building } from './building.ts'
import { type Frame, halfHip } from './frame.ts'
import { drawRoofTexture } from './roof-texture.ts'

/** Measures of a roof: `lift` is its thickness, `over` and `verge` how far it reaches over walls and gables. */
type Roof = {
  lift: number
  over: number
  verge: number
  slope: number
  /** Height above the middle, and above the edge of the eaves. */
  ridge: number
  eaves: number
  color: string
  /** True for straw, which has rounded edges. */
  isSoft: boolean
}
type Sign = 1 | -1
type End = { eave: number; ridge: number; half: number | null; kind: 'gable' | 'hip' | 'half' | 'join' }

export function drawRoof(stage: Stage, building: Building, frame: Frame): void {
  const { roof } = frame.volume
  if (roof === 'flat' || roof === 'shed') drawSlab(stage, building, frame)
  else drawPitchedRoof(stage, building, frame)
}

function measure({ mood }: Stage, building: Building, { volume, halfB, rise }: Frame): Roof {
  const isSoft = building.roofing === 'thatch'
  const slope = Math.tan(volume.pitch)
  const isDormer = (volume.base ?? 0) > 0
  const over = isDormer ? 0.16 : building.overhang
  const snowy = mood.season === 'snow'
  const bare = building.roofing === 'turf' ? (mood.season === 'winter' ? '#9a8f63' : '#86945a') : building.roof
  return {
    isSoft,
    slope,
    over,
    verge: isSoft ? 0.22 : Math.min(0.45, over * 0.7 + 0.04),
    lift: isSoft ? (isDormer ? 0.26 : 0.4) : building.roofing === 'seam' ? 0.1 : 0.16,
    ridge: volume.wallHeight + rise,
    eaves: volume.wallHeight + (volume.roof === 'shed' ? slope * 2 * halfB : 0) - slope * over,
    color: snowy ? mix('#f3f5f6', bare, 0.1) : bare,
  }
}

function endOf({ volume, halfA, halfB }: Frame, roof: Roof, sign: Sign): End {
  // The eaves of a wing end below those of the main roof.
  if (volume.join && sign > 0)
    return { eave: volume.join.eave - roof.over, ridge: volume.join.ridge, half: null, kind: 'join' }
  const verge = sign * (halfA + roof.verge)
  if (volume.roof === 'hip')
    return { eave: sign * (halfA + roof.over), ridge: sign * (halfA - halfB * 0.82), half: null, kind: 'hip' }
  if (volume.roof === 'gable') return { eave: verge, ridge: verge, half: null, kind: 'gable' }
  const inset = halfB * (1 - halfHip) * 0.8
  return { eave: verge, ridge: sign * (halfA - inset), half: verge, kind: 'half' }
}

function drawPitchedRoof(stage: Stage, building: Building, frame: Frame): void {
  const roof = measure(stage, building, frame)
  const ends = [endOf(frame, roof, -1), endOf(frame, roof, 1)] as const
  for (const [i, end] of ends.entries())
    if (end.kind !== 'hip' && end.kind !== 'join') drawUnderside(stage, frame, roof, end, i ? 1 : -1)
  const nearFirst = frame.sees(0, roof.ridge, 0, [0, 0, 1]) ? ([-1, 1] as const) : ([1, -1] as const)
  for (const sign of nearFirst) drawSlope(stage, building, frame, roof, ends, sign)
  for (const [i, end] of ends.entries()) {
    const sign = i ? 1 : -1
    if (end.kind === 'hip' || end.kind === 'half') drawHip(stage, building, frame, roof, end, sign)
    if (end.kind === 'gable' || end.kind === 'half') drawVerge(stage, building, frame, roof, end, sign)
  }
  drawRidge(stage, building, frame, roof, ends)
}

const softEdge = (roof: Roof, stroke: string, width: number): Attributes =>
  roof.isSoft ? { stroke, 'stroke-width': width, 'stroke-linejoin': 'round' } : {}

const bAt = (frame: Frame, y: number, roof: Roof) => frame.halfB - (y - frame.volume.wallHeight) / roof.slope

/** Without the underside, sky would show between wall and verge. */
function drawUnderside({ drawing, lighting }: Stage, frame: Frame, roof: Roof, end: End, sign: Sign): void {
  const { toScreen, turn, halfA, volume, halfB } = frame
  if (!frame.sees(end.eave, volume.wallHeight, 0, [sign, 0, 0])) return
  const fill = darken(lighting.tone(mix(roof.color, '#8a6a4a', 0.3), turn([sign * 0.3, -0.5, 0])), 0.3)
  const top = end.half === null ? roof.ridge : volume.wallHeight + frame.rise * halfHip
  for (const s of [-1, 1]) {
    const b = s * bAt(frame, top, roof)
    const inner = [toScreen(sign * halfA, top, b), toScreen(sign * halfA, roof.eaves, s * (halfB + roof.over))]
    const outer = [toScreen(end.eave, roof.eaves, s * (halfB + roof.over)), toScreen(end.eave, top, b)]
    drawing.polygon([...inner, ...outer], { fill })
  }
}

type Plane = { points: readonly Vector[]; corners: readonly Vector[]; normal: Vector; amount: number }

function paintPlane(stage: Stage, building: Building, frame: Frame, roof: Roof, plane: Plane): void {
  const { drawing, lighting, mood } = stage
  const screen = plane.points.map((point) => frame.toScreen(...point))
  const fill = lighting.tone(roof.color, frame.turn(plane.normal))
  const light = drawing.gradient([lighten(fill, 0.07), fill, darken(fill, 0.1)])
  drawing.polygon(screen, { fill: light, ...softEdge(roof, fill, 5) })
  if (mood.season === 'snow') return
  const corners = plane.corners.map((point) => frame.toScreen(...point))
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = corners
  const isLong = Math.hypot(x1 - x0, y1 - y0) / 420
  drawRoofTexture(stage, corners, {
    roofing: building.roofing,
    fill,
    amount: plane.amount * Math.min(1.5, Math.max(0.25, isLong)),
  })
}

function drawSlope(stage: Stage, building: Building, frame: Frame, roof: Roof, ends: readonly [End, End], sign: Sign) {
  const { drawing, lighting } = stage
  const { halfB, volume, toScreen } = frame
  const normal: Vector = [0, 1 / roof.slope, sign]
  const unit = Math.hypot(1 / roof.slope, 1)
  const facing: Vector = [0, normal[1] / unit, sign / unit]
  const [start, end] = ends
  const b = sign * (halfB + roof.over)
  if (frame.sees(0, roof.eaves, b, facing)) {
    const halfY = volume.wallHeight + frame.rise * halfHip
    const half = (at: End): Vector[] =>
      at.half === null ? [] : [[at.half, halfY + roof.lift, sign * bAt(frame, halfY, roof)]]
    const low = (at: End): Vector => [at.eave, roof.eaves + roof.lift, b]
    const high = (at: End): Vector => [at.ridge, roof.ridge + roof.lift, 0]
    const points = [low(start), low(end), ...half(end), high(end), high(start), ...half(start)]
    paintPlane(stage, building, frame, roof, {
      points,
      corners: [low(start), low(end), high(end), high(start)],
      normal: facing,
      amount: 1,
    })
  }
  if (!frame.sees(0, roof.eaves, b, [0, 0, sign])) return
  const edge = lighting.tone(edgeColor(building, roof), frame.turn([0, -0.1, sign]))
  const under = [toScreen(start.eave, roof.eaves, b), toScreen(end.eave, roof.eaves, b)]
  const over = [toScreen(end.eave, roof.eaves + roof.lift, b), toScreen(start.eave, roof.eaves + roof.lift, b)]
  drawing.polygon([...under, ...over], { fill: edge, ...softEdge(roof, edge, 3) })
}

function drawHip(stage: Stage, building: Building, frame: Frame, roof: Roof, end: End, sign: Sign): void {
  const { halfB, volume, toScreen } = frame
  const isHalf = end.kind === 'half'
  const y = isHalf ? volume.wallHeight + frame.rise * halfHip : roof.eaves
  const b = isHalf ? bAt(frame, y, roof) : halfB + roof.over
  const tilt = Math.atan2(roof.ridge - y, Math.abs(end.eave - end.ridge))
  const normal: Vector = [sign * Math.sin(tilt), Math.cos(tilt), 0]
  const corners: Vector[] = [
    [end.eave, y + roof.lift, -b],
    [end.eave, y + roof.lift, b],
    [end.ridge, roof.ridge + roof.lift, 0],
  ]
  if (frame.sees(end.eave, y, 0, normal)) {
    paintPlane(stage, building, frame, roof, { points: corners, corners, normal, amount: isHalf ? 0.2 : 0.4 })
  }
  if (!frame.sees(end.eave, y, 0, [sign, 0, 0])) return
  const edge = stage.lighting.tone(edgeColor(building, roof), frame.turn([sign, 0, 0]))
  const under = [toScreen(end.eave, y, -b), toScreen(end.eave, y, b)]
  const over = [toScreen(end.eave, y + roof.lift, b), toScreen(end.eave, y + roof.lift, -b)]
  stage.drawing.polygon([...under, ...over], { fill: edge, ...softEdge(roof, edge, 3) })
}

/** The cut straw of a thatched roof is lighter than its weathered slope; other roofs end in a board or a gutter. */
function edgeColor(building: Building, { color, isSoft }: Roof): string {
  if (isSoft) return mix(lighten(color, 0.12), '#c9a76c', 0.35)
  return building.isGlazed ? darken(building.roof, 0.15) : mix(building.frame, '#8b8f90', 0.25)
}

/** Draws the boards, or the cut straw, along the edge of a gable. */
function drawVerge(
  { drawing, lighting }: Stage,
  building: Building,
  frame: Frame,
  roof: Roof,
  end: End,
  sign: Sign,
): void {
  const { toScreen, halfB, volume } = frame
  if (!frame.sees(end.eave, volume.wallHeight, 0, [sign, 0, 0])) return
  const plain = roof.isSoft ? edgeColor(building, roof) : building.isGlazed ? building.roof : building.frame
  const fill = lighting.tone(plain, frame.turn([sign, 0, 0]))
  const top = end.half === null ? roof.ridge : volume.wallHeight + frame.rise * halfHip
  for (const s of [-1, 1]) {
    const b = s * bAt(frame, top, roof)
    const low = s * (halfB + roof.over)
    const under = [toScreen(end.eave, roof.eaves, low), toScreen(end.eave, top, b)]
    const over = [toScreen(end.eave, top + roof.lift, b), toScreen(end.eave, roof.eaves + roof.lift, low)]
    drawing.polygon([...under, ...over], { fill, ...softEdge(roof, fill, 2) })
  }
}

function drawRidge(
  stage: Stage,
  building: Building,
  frame: Frame,
  roof: Roof,
  [start, end]: readonly [End, End],
): void {
  const { drawing, lighting, camera } = stage
  const y = roof.ridge + roof.lift
  const line = [frame.toScreen(start.ridge, y, 0), frame.toScreen(end.ridge, y, 0)]
  const metre = camera.scaleAt(frame.place(0, y, 0))
  if (building.roofing === 'turf') return
  const stroke = lighting.tone(roof.isSoft ? mix(roof.color, '#6e5f49', 0.35) : darken(roof.color, 0.12), [0, 1, 0])
  const width = metre * (roof.isSoft ? 0.34 : 0.13)
  drawing.line(line, { stroke, 'stroke-width': width, 'stroke-linecap': roof.isSoft ? 'round' : 'butt' })
  if (!roof.isSoft || (frame.volume.base ?? 0) > 0 || stage.mood.season === 'snow') return
  // Crossed oak sticks hold down the ridge of Danish thatched roofs.
  let d = ''
  for (let a = start.ridge + 0.5; a < end.ridge - 0.3; a += 0.85) {
    for (const lean of [-0.16, 0.16])
      d += segment(frame.toScreen(a + lean, y + 0.22, 0), frame.toScreen(a - lean, y - 0.36, -0.28))
  }
  drawing.path(d, {
    stroke: lighting.tone('#75624a', [0, 1, 0]),
    'stroke-width': metre * 0.055,
    'stroke-linecap': 'round',
    fill: 'none',
  })
}

type Corner = readonly [a: number, b: number]

const cornersOf = (a: number, b: number): Corner[] => [
  [-a, -b],
  [a, -b],
  [a, b],
  [-a, b],
]

/** A slab of roof, level or with a single slope that is high in front: its underside, its edges and its top. */
function drawSlab(stage: Stage, building: Building, frame: Frame): void {
  const { drawing, lighting, camera, mood } = stage
  const { volume, toScreen, roofAt } = frame
  const roof = measure(stage, building, frame)
  const isFlat = volume.roof === 'flat'
  const thick = isFlat ? 0.32 : 0.24
  const [a, b] = [frame.halfA + roof.over * (isFlat ? 1 : 0.6), frame.halfB + roof.over]
  const inner = cornersOf(frame.halfA, frame.halfB)
  const outer = cornersOf(a, b)
  const soffit = darken(lighting.tone(mix(building.wall, '#caa277', 0.5), [0, -1, 0]), 0.12)
  const edge =
    isFlat && mood.season !== 'snow' ? roof.color : building.isGlazed ? darken(building.roof, 0.1) : building.frame
  const at = ([pa, pb]: Corner, up: number) => toScreen(pa, roofAt(pb) + up, pb)
  const sidesSeen = outer.flatMap((from, i) => {
    const to = outer[(i + 1) % 4] ?? from
    const normal: Vector = [Math.sign(to[1] - from[1]), 0, -Math.sign(to[0] - from[0])]
    return frame.sees(from[0], 0, from[1], normal) ? [{ from, to, normal, i }] : []
  })
  for (const { from, to, i } of sidesSeen) {
    const [start, end] = [inner[i] ?? from, inner[(i + 1) % 4] ?? to]
    if (camera.position[1] < roofAt(from[1]))
      drawing.polygon([at(start, 0), at(end, 0), at(to, 0), at(from, 0)], { fill: soffit })
  }
  const normal: Vector = isFlat ? [0, 1, 0] : [0, Math.cos(volume.pitch), Math.sin(volume.pitch)]
  const top = outer.map(([pa, pb]): Vector => [pa, roofAt(pb) + thick, pb])
  if (frame.sees(0, roofAt(-b) + thick, -b, normal)) {
    if (isFlat)
      drawing.polygon(
        top.map((point) => toScreen(...point)),
        { fill: lighting.tone(roof.color, normal) },
      )
    else paintPlane(stage, building, frame, roof, { points: top, corners: top, normal, amount: 1 })
  }
  for (const { from, to, normal: side } of sidesSeen) {
    drawing.polygon([at(from, 0), at(to, 0), at(to, thick), at(from, thick)], {
      fill: lighting.tone(edge, frame.turn(side)),
    })
  }
}
