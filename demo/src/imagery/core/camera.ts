import type { Point, Vector } from './geometry.ts'

/** A pinhole camera without vertical convergence, as in architectural photography. */
export type Camera = {
  position: Vector
  horizon: number
  focal: number
  depthOf(point: Vector): number
  /** Picture units per metre at a position. */
  scaleAt(point: Vector): number
  project(point: Vector): Point
  /** The point on level ground at a distance, below `x` of the picture. */
  ground(x: number, depth: number): Vector
}

type Options = { x: number; y: number; z: number; yaw: number; focal: number; centerX: number; horizon: number }

const nearest = 0.15

export function createCamera({ x, y, z, yaw, focal, centerX, horizon }: Options): Camera {
  const sin = Math.sin(yaw)
  const cos = Math.cos(yaw)
  const depthOf = ([px, , pz]: Vector) => Math.max(nearest, sin * (px - x) + cos * (pz - z))
  return {
    position: [x, y, z],
    horizon,
    focal,
    depthOf,
    scaleAt: (point) => focal / depthOf(point),
    project(point) {
      const depth = depthOf(point)
      const side = cos * (point[0] - x) - sin * (point[2] - z)
      return [centerX + (focal * side) / depth, horizon - (focal * (point[1] - y)) / depth]
    },
    ground(at, depth) {
      const side = ((at - centerX) * depth) / focal
      return [x + sin * depth + cos * side, 0, z + cos * depth - sin * side]
    },
  }
}

/** A plane in the world: `s` metres along one edge, `t` metres along the other. */
export type Face = {
  at(s: number, t: number): Point
  quad(s0: number, t0: number, s1: number, t1: number): [Point, Point, Point, Point]
  scale(s: number, t: number): number
}

export function createFace(camera: Camera, origin: Vector, along: Vector, up: Vector): Face {
  const world = (s: number, t: number): Vector => [
    origin[0] + along[0] * s + up[0] * t,
    origin[1] + along[1] * s + up[1] * t,
    origin[2] + along[2] * s + up[2] * t,
  ]
  const at = (s: number, t: number) => camera.project(world(s, t))
  return {
    at,
    quad: (s0, t0, s1, t1) => [at(s0, t0), at(s1, t0), at(s1, t1), at(s0, t1)],
    scale: (s, t) => camera.scaleAt(world(s, t)),
  }
}
