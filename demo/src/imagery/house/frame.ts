import type { Stage } from '../core/context.ts'
import { dot, type Point, subtract, type Vector } from '../core/geometry.ts'

/** A window, glass wall or door: `s` is its left edge, `t` its sill, both in metres. */
export type Opening = {
  s: number
  t: number
  w: number
  h: number
  kind?: 'window' | 'glass' | 'door' | 'pool' | 'gate'
  columns?: number
  rows?: number
}

export const sides = ['back', 'left', 'right', 'front'] as const
/** `front` faces the terrace (negative z), `right` positive x. */
export type Side = (typeof sides)[number]
export type Openings = Partial<Record<Side, readonly Opening[]>>

/** One volume of a house, in metres around its centre. */
export type Volume = {
  x: number
  z: number
  w: number
  d: number
  /** Direction of the ridge. */
  axis: 'x' | 'z'
  roof: 'gable' | 'hip' | 'half' | 'flat' | 'shed'
  wallHeight: number
  /** Height at which its walls begin: above 0 for a dormer. */
  base?: number
  pitch: number
  /** A wing or dormer ends in the slope of the main roof: where its ridge and its eaves meet that slope. */
  join?: { ridge: number; eave: number }
  openings: Openings
  wall?: string
}

/** Local coordinates of a volume: `a` along the ridge, `b` across it, both from the centre. */
export type Frame = {
  volume: Volume
  halfA: number
  halfB: number
  rise: number
  /** Height of the roof above a place, without its thickness. */
  roofAt(b: number): number
  turn(normal: Vector): Vector
  place(a: number, y: number, b: number): Vector
  toScreen(a: number, y: number, b: number): Point
  sees(a: number, y: number, b: number, normal: Vector): boolean
}

export function createFrame({ camera }: Stage, volume: Volume): Frame {
  const { x, z, w, d, axis, wallHeight, pitch, roof } = volume
  const alongX = axis === 'x'
  const place = (a: number, y: number, b: number): Vector => (alongX ? [x + a, y, z + b] : [x + b, y, z + a])
  const turn = (normal: Vector): Vector => (alongX ? normal : [normal[2], normal[1], normal[0]])
  const [halfA, halfB] = alongX ? [w / 2, d / 2] : [d / 2, w / 2]
  const slope = Math.tan(pitch)
  const heights = {
    flat: () => wallHeight,
    shed: (b: number) => wallHeight + slope * (halfB - b),
    pitched: (b: number) => wallHeight + slope * (halfB - Math.abs(b)),
  }
  return {
    volume,
    halfA,
    halfB,
    rise: roof === 'flat' ? 0 : slope * halfB,
    roofAt: roof === 'flat' || roof === 'shed' ? heights[roof] : heights.pitched,
    turn,
    place,
    toScreen: (a, y, b) => camera.project(place(a, y, b)),
    sees: (a, y, b, normal) => dot(turn(normal), subtract(camera.position, place(a, y, b))) > 0,
  }
}

/** Height of a half-hipped gable, as a share of a whole one. */
export const halfHip = 0.58
