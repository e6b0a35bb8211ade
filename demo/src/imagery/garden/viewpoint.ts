import { createCamera } from '../core/camera.ts'
import type { SceneContext, Stage } from '../core/context.ts'
import type { Vector } from '../core/geometry.ts'
import { createLighting } from '../core/lighting.ts'
import type { Random } from '../core/random.ts'
import { some, span } from '../core/tuples.ts'
import viewpoints from '../data/viewpoints.json' with { type: 'json' }
import type { Building } from '../house/building.ts'

/** A viewer of the house, in metres and in shares of the picture. */
export type Viewpoint = {
  /** Direction of view: 0 faces the terrace, positive values show the left side. */
  yaw: number
  /** Distance from the middle of the house, as a multiple of its size. */
  distance: number
  eye: number
  /** Width of the house in the picture. */
  share: number
  /** Places the middle of the house, and the ground in front of it. */
  centerX: number
  groundY: number
}

/**
 * Chooses a side, a height and a distance from `data/viewpoints.json`: three-quarter views, straight on, gables, from
 * the drive; from the grass, at eye level, from a bank, from the top of a dune. The second picture of a home shows
 * another side from another height. `looksFar` favours high places, from which the sea can be seen.
 */
export function chooseViewpoint(building: Random, variant: number, looksFar: boolean): Viewpoint {
  const { angles, heights } = viewpoints
  const first = building.fork('view')
  const [angle, side] = [first.int(0, angles.length - 1), first.sign()]
  const height = first.int(looksFar && first.chance(0.7) ? heights.length - 2 : 0, heights.length - 1)
  const random = variant === 0 ? first.fork('first') : building.fork(`view ${variant}`)
  const { eye, ground, share } = some(heights.slice((height + variant * 2) % heights.length))[0]
  return {
    yaw: side * (variant % 2 ? -1 : 1) * random.range(...span(angles[(angle + variant * 3) % angles.length] ?? [])),
    distance: random.range(1.7, 3),
    eye: random.range(...span(eye)),
    share: random.range(...span(share)),
    centerX: 0.5 + random.range(-0.05, 0.05),
    groundY: random.range(...span(ground)),
  }
}

/** Everything that is drawn around a house. */
export type HouseStage = Stage & { building: Building; view: Viewpoint; sunSide: 1 | -1; horizon: number }

/** The largest part of the picture that the house may fill: lists crop up to a third of the width. */
const safe = { width: 0.63, height: 0.56 }

/** The highest horizon, and the lowest ground in front of the house. */
const [sky, ground] = [124, 700]

/** Places the camera so that the whole house is in the safe area, whatever its shape. */
export function createHouseStage(context: SceneContext, building: Building, view: Viewpoint): HouseStage {
  const { drawing, mood, random } = context
  // A long low house is a mere line from eye level.
  const isLow = building.top < 3.9 && building.right - building.left > 13
  const high = frameHouse(building, view, drawing, isLow ? Math.max(view.eye, 3.4) : view.eye)
  // From too high up, the house would leave the picture below: the viewer steps down.
  const reach = high.focal * high.foot
  const framed = reach > ground - sky ? frameHouse(building, view, drawing, (high.eye * (ground - sky)) / reach) : high
  const horizon = Math.max(sky, Math.min(ground, drawing.height * view.groundY) - framed.focal * framed.foot)
  const camera = createCamera({ ...framed.place, focal: framed.focal, centerX: framed.centerX, horizon })
  const sunSide = random.fork('sun').sign()
  const lighting = createLighting({ ...mood, shade: mood.shade * 0.84 }, sunVector(context, view.yaw, sunSide))
  return { ...context, camera, building, view, sunSide, horizon, lighting }
}

/** Focal length and middle for a height of the eye; `foot` is the nearest ground below the horizon at focal length 1. */
function frameHouse(building: Building, view: Viewpoint, { width, height }: SceneContext['drawing'], from: number) {
  const { yaw, share } = view
  const [cx, cz] = [(building.left + building.right) / 2, (building.front + building.back) / 2]
  const away = Math.max(building.right - building.left, 9) * view.distance
  const eye = Math.min(from, away * 0.27)
  const place = { x: cx - Math.sin(yaw) * away, y: eye, z: cz - Math.cos(yaw) * away, yaw }
  const probe = createCamera({ ...place, focal: 1, centerX: 0, horizon: 0 })
  const points = cornersOf(building).map((corner) => probe.project(corner))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = (width * Math.min(share, safe.width)) / (right - left)
  const focal = Math.min(wide, (height * safe.height) / (foot - top))
  const room = Math.max(0, safe.width / 2 - (focal * (right - left)) / width / 2)
  const aside = Math.max(-room, Math.min(room, view.centerX - 0.5))
  return { place, eye, focal, foot, centerX: width * (0.5 + aside) - (focal * (left + right)) / 2 }
}

function cornersOf({ left, right, front, back, top, chimneys }: Building): Vector[] {
  const corners = [left, right].flatMap((x) => [front, back].flatMap((z) => [0, top].map((y): Vector => [x, y, z])))
  return [...corners, ...chimneys.map(({ x, y, z }): Vector => [x, y + 1, z])]
}

/** The sun stands behind the viewer at noon and beside the house when it is low. */
function sunVector({ mood, random }: SceneContext, yaw: number, sunSide: 1 | -1): Vector {
  const low = 1 - Math.min(1, mood.sunHeight / 0.6)
  const aside = sunSide * (random.fork('aside').range(0.65, 1.05) + low * 0.45)
  const azimuth = yaw + Math.PI - aside
  const height = 0.3 + mood.sunHeight * 0.75
  return [Math.sin(azimuth), height, Math.cos(azimuth)]
}
