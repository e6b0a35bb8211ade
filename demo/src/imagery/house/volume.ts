import { createFace } from '../core/camera.ts'
import { darken, lighten, mix } from '../core/color.ts'
import { dot, type Point, spanOf, subtract, type Vector } from '../core/geometry.ts'
import { drawCladding } from './cladding.ts'
import type { Frame, HouseModel, OutdoorStage } from './house-model.ts'
import { drawOpening, type Opening } from './opening.ts'
import { drawFlatRoof, drawPitchedRoof } from './roof.ts'

type WallKey = 'front' | 'left' | 'right'
export type Openings = Partial<Record<WallKey, Opening[]>>

/** One volume of a house. With axis 'x' the ridge runs left to right; with 'z' a gable faces the viewer. */
export type Volume = {
  x: number
  z: number
  length: number
  depth: number
  axis?: 'x' | 'z'
  wallHeight?: number
  pitch?: number
  openings: Openings
  /** Inset of the ridge's ends, for a hipped roof; 0 for plain gables. */
  hip?: number
}

export function drawVolume(stage: OutdoorStage, house: HouseModel, volume: Volume): void {
  const frame = createFrame(stage, house, volume)
  const { halfL, halfD } = frame
  const gabled = frame.rise > 0 && !frame.hip
  const wall = (spec: WallSpec) => drawWall(stage, house, frame, spec)
  wall({ from: [halfL, halfD], to: [-halfL, halfD], normal: [0, 0, 1], peak: false, openings: [] })
  const { left = [], right = [], front = [] } = volume.openings
  wall({ from: [-halfL, halfD], to: [-halfL, -halfD], normal: [-1, 0, 0], peak: gabled, openings: left })
  wall({ from: [halfL, -halfD], to: [halfL, halfD], normal: [1, 0, 0], peak: gabled, openings: right })
  wall({ from: [-halfL, -halfD], to: [halfL, -halfD], normal: [0, 0, -1], peak: false, openings: front })
  if (house.roofing === 'flat') drawFlatRoof(stage, house, frame)
  else drawPitchedRoof(stage, house, frame)
}

function createFrame({ camera }: OutdoorStage, house: HouseModel, volume: Volume): Frame {
  const { x, z, length, depth, axis = 'x', wallHeight = house.wallHeight, pitch = house.pitch, hip = 0 } = volume
  const alongX = axis === 'x'
  const place = (a: number, y: number, b: number): Vector => (alongX ? [x + a, y, z + b] : [x + b, y, z + a])
  const turn = (normal: Vector): Vector => (alongX ? normal : [normal[2], normal[1], normal[0]])
  const rise = Math.tan(pitch) * (depth / 2)
  return {
    halfL: length / 2,
    halfD: depth / 2,
    wallHeight,
    rise,
    ridge: wallHeight + rise,
    pitch,
    hip,
    turn,
    place,
    toScreen: (a, y, b) => camera.project(place(a, y, b)),
    sees: (a, y, b, normal) => dot(turn(normal), subtract(camera.position, place(a, y, b))) > 0,
  }
}

type WallSpec = { from: Point; to: Point; normal: Vector; peak: boolean; openings: readonly Opening[] }

function drawWall(
  stage: OutdoorStage,
  house: HouseModel,
  frame: Frame,
  { from, to, normal, peak, openings }: WallSpec,
) {
  const { drawing, camera, lighting, mood } = stage
  const { wallHeight, rise, ridge } = frame
  if (!frame.sees(from[0], 1, from[1], normal)) return
  const span = Math.hypot(to[0] - from[0], to[1] - from[1])
  const start = frame.place(from[0], 0, from[1])
  const [dx, dy, dz] = subtract(frame.place(to[0], 0, to[1]), start)
  const face = createFace(camera, start, [dx / span, dy / span, dz / span], [0, 1, 0])
  const topAt = (s: number) => wallHeight + (peak ? rise * (1 - Math.abs(s / span - 0.5) * 2) : 0)
  const tip = peak ? [face.at(span / 2, ridge)] : []
  const outline = [face.at(0, 0), face.at(span, 0), face.at(span, wallHeight), ...tip, face.at(0, wallHeight)]
  const fill = lighting.tone(house.wall, frame.turn(normal))
  const { top, bottom } = spanOf(outline)
  const foot = mix(fill, lighten(mood.sand[1], 0.1), 0.13)
  const light = drawing.gradient(
    [
      [0, darken(fill, 0.14)],
      [0.22, fill],
      [1, foot],
    ],
    [0, top, 0, bottom],
  )
  drawing.polygon(outline, { fill: light })
  drawCladding(stage, face, { span, topAt, kind: house.cladding, fill })
  if (!peak) {
    const eaves = face.quad(0, wallHeight - (house.overhang * 0.9 + 0.1), span, wallHeight)
    drawing.polygon(eaves, { fill: mood.shadow, opacity: 0.34 })
  }
  for (const opening of openings) drawOpening(stage, face, house, { ...opening, s: opening.s * span })
}
