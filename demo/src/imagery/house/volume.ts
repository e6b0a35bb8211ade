import { createFace, type Face } from '../core/camera.ts'
import { darken, lighten, mix } from '../core/color.ts'
import type { Stage } from '../core/context.ts'
import { dot, subtract, type Vector } from '../core/geometry.ts'
import type { Building } from './building.ts'
import { drawCladding } from './cladding.ts'
import { createFrame, type Frame, halfHip, type Side, sides, type Volume } from './frame.ts'
import { drawOpening } from './opening.ts'
import { drawRoof } from './roof.ts'
import type { Profile } from './wall-profile.ts'

export function drawVolume(stage: Stage, building: Building, volume: Volume): void {
  const frame = createFrame(stage, volume)
  for (const side of sides) drawWall(stage, building, frame, side)
  drawRoof(stage, building, frame)
}

type Wall = { normal: Vector; from: readonly [x: number, z: number]; to: readonly [x: number, z: number] }

/** The foot of a wall, from left to right as seen from outside. */
function wallOf({ x, z, w, d }: Volume, side: Side): Wall {
  const [left, right, front, back] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2]
  if (side === 'front') return { normal: [0, 0, -1], from: [left, front], to: [right, front] }
  if (side === 'back') return { normal: [0, 0, 1], from: [right, back], to: [left, back] }
  if (side === 'left') return { normal: [-1, 0, 0], from: [left, back], to: [left, front] }
  return { normal: [1, 0, 0], from: [right, front], to: [right, back] }
}

function profileOf({ volume, rise, halfB, roofAt }: Frame, side: Side, span: number): Profile {
  const { axis, roof, wallHeight } = volume
  const isGable = (side === 'left' || side === 'right') === (axis === 'x')
  const level = (y: number): Profile => [
    [0, y],
    [span, y],
  ]
  if (roof === 'shed') {
    const [front, back] = [roofAt(-halfB), roofAt(halfB)]
    if (!isGable) return level(side === 'front' || side === 'left' ? front : back)
    const [from, to] = side === 'right' || side === 'front' ? [front, back] : [back, front]
    return [
      [0, from],
      [span, to],
    ]
  }
  if (!isGable || roof === 'hip' || roof === 'flat') return level(wallHeight)
  if (roof === 'gable') {
    return [
      [0, wallHeight],
      [span / 2, wallHeight + rise],
      [span, wallHeight],
    ]
  }
  const inset = (span / 2) * halfHip
  return [
    [0, wallHeight],
    [inset, wallHeight + rise * halfHip],
    [span - inset, wallHeight + rise * halfHip],
    [span, wallHeight],
  ]
}

function drawWall(stage: Stage, building: Building, frame: Frame, side: Side): void {
  const { drawing, camera, lighting, mood } = stage
  const { volume } = frame
  if (volume.join && side === 'back') return
  const { normal, from, to } = wallOf(volume, side)
  const base = volume.base ?? 0
  const start: Vector = [from[0], 0, from[1]]
  if (dot(normal, subtract(camera.position, start)) <= 0) return
  const span = Math.hypot(to[0] - from[0], to[1] - from[1])
  const face = createFace(camera, start, [(to[0] - from[0]) / span, 0, (to[1] - from[1]) / span], [0, 1, 0])
  const fill = lighting.tone(volume.wall ?? building.wall, normal)
  if (base > 0 && side !== 'front') {
    drawCheek(stage, frame, side, fill)
    return
  }
  const profile = profileOf(frame, side, span)
  const outline = [face.at(0, base), face.at(span, base), ...[...profile].reverse().map(([s, y]) => face.at(s, y))]
  const foot = mix(fill, mix(mood.lawn[1], mood.shadow, 0.3), 0.16)
  const light = drawing.gradient([
    [0, darken(fill, 0.1)],
    [0.25, fill],
    [0.8, lighten(fill, 0.03)],
    [1, base > 0 ? fill : foot],
  ])
  drawing.polygon(outline, { fill: light })
  drawCladding(stage, face, { profile, base, kind: building.cladding, fill })
  if (base === 0) drawing.polygon(face.quad(0, 0, span, 0.22), { fill: darken(fill, 0.35), opacity: 0.55 })
  drawEavesShadow(stage, building, face, profile)
  for (const opening of volume.openings[side] ?? []) drawOpening(stage, face, building, opening)
}

/** The side of a dormer is a triangle above the main roof. */
function drawCheek({ drawing, camera }: Stage, { volume }: Frame, side: Side, fill: string): void {
  const { x, z, w, d, base = 0, wallHeight, join } = volume
  if (!join || side === 'back') return
  const at = x + (side === 'left' ? -w / 2 : w / 2)
  const front = z - d / 2
  const corners = [camera.project([at, base, front]), camera.project([at, wallHeight, front])]
  drawing.polygon([...corners, camera.project([at, wallHeight, z + join.eave])], { fill })
}

/** The shadow of the roof's edge at the top of a wall. */
function drawEavesShadow({ drawing, mood }: Stage, building: Building, face: Face, profile: Profile): void {
  const depth = 0.14 + building.overhang * 0.5
  const upper = profile.map(([s, y]) => face.at(s, y))
  const lower = [...profile].reverse().map(([s, y]) => face.at(s, y - depth))
  drawing.polygon([...upper, ...lower], { fill: mood.shadow, opacity: 0.14 + mood.shade * 0.36 })
}
