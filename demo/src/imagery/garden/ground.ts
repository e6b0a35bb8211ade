import type { Camera } from '../core/camera.ts'
import { lighten, mix } from '../core/color.ts'
import { convexHull, type Point, type Vector } from '../core/geometry.ts'
import { horizonColor } from '../core/moods.ts'
import { round, smoothPath, whole } from '../core/path-data.ts'
import { createNoise, type Random } from '../core/random.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'
import type { Volume } from '../house/frame.ts'
import type { Crest } from '../landscape/dune.ts'
import type { Clump } from '../landscape/grass.ts'
import type { HouseStage } from './viewpoint.ts'

type Place = readonly [x: number, z: number]
export type Tones = readonly [light: string, dark: string]

/** Paints level ground from the horizon down, with uneven patches that shrink with distance. */
export function paintGround(stage: HouseStage, [light, dark]: Tones): void {
  const { drawing, camera, mood, random, horizon } = stage
  const top = Math.min(horizon, 640)
  const hazy = mix(mix(light, dark, 0.4), horizonColor(mood), 0.35)
  const fill = drawing.gradient(
    [
      [0, hazy],
      [0.22, mix(light, dark, 0.25)],
      [0.7, mix(light, dark, 0.5)],
      [1, mix(light, dark, 0.85)],
    ],
    [0, top, 0, 800],
  )
  drawing.rect(0, top, drawing.width, 802 - top, { fill })
  for (const [color, opacity] of [
    [lighten(light, 0.12), 0.3],
    [mix(dark, mood.shadow, 0.2), 0.14],
  ] as const) {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const y = horizon + 8 + (800 - horizon) * random.range(0.04, 1)
      const depth = (camera.position[1] * camera.focal) / Math.max(4, y - horizon)
      const half = (random.range(3, 8) * camera.focal) / depth
      const thick = Math.min(26, half * 0.1 + 1)
      const x = random.range(-0.1, 1.1) * drawing.width
      d += `M${round(x - half)} ${round(y)}q${round(half)} ${round(-thick)} ${round(half * 2)} ${round(thick * 0.3)}q${round(-half)} ${round(thick)} ${round(-half * 2)} ${round(-thick * 0.3)}Z`
    }
    drawing.path(d, { fill: color, opacity })
  }
}

type Ridge = {
  depth: number
  height: number
  swing: number
  length: number
  colors: readonly [string, string, string]
  haze?: number
  dip?: number | undefined
  isFlat?: boolean
}

/** Paints a ridge at a distance, all in metres. `dip` is the share of the picture where it is low. */
export function paintRidge(
  stage: HouseStage,
  { depth, height, swing, length, colors, haze = 0, dip, isFlat = false }: Ridge,
): Crest {
  const { camera, random, horizon, drawing, mood, sunSide } = stage
  const own = random.fork(`ridge ${depth}`)
  const noise = createNoise(own)
  const metre = camera.focal / depth
  const [cameraX, eye] = camera.position
  const crest: Crest = (x) => {
    const s = ((x - drawing.width / 2) / metre + cameraX * 3) / length
    const low = dip === undefined ? 1 : 1 - 0.9 * Math.exp(-(((x / drawing.width - dip) / 0.2) ** 2))
    return horizon - metre * ((height + swing * (0.7 * noise(s) + 0.3 * noise(s * 2.7 + 9))) * low - eye)
  }
  const points: Point[] = []
  for (let x = -30; x <= drawing.width + 30; x += (drawing.width + 60) / 16) points.push([x, crest(x)])
  const foot = horizon + metre * eye + 14
  const top = Math.min(...points.map(([, y]) => y))
  const hazed = (color: string) => mix(color, horizonColor(mood), haze)
  const [crown, slope, low] = colors
  const stops = [
    [0, hazed(crown)],
    [0.45, hazed(slope)],
    [0.8, hazed(low)],
    [1, hazed(low), 0],
  ] as const
  const d = `${smoothPath(points, 'M', whole)}L${drawing.width + 30} ${whole(foot)}L-30 ${whole(foot)}Z`
  drawing.path(d, { fill: drawing.gradient(stops, [0, top, 0, foot]) })
  if (!isFlat)
    paintHollows(stage, own, crest, foot, hazed(lighten(crown, 0.3)), hazed(mix(low, mood.shadow, 0.4)), sunSide)
  return crest
}

/** Paints the lit and the shaded flank of a few humps. */
function paintHollows(
  { drawing }: HouseStage,
  random: Random,
  crest: Crest,
  foot: number,
  shine: string,
  shade: string,
  sunSide: 1 | -1,
): void {
  let [lit, dark] = ['', '']
  for (let i = 0; i < 6; i++) {
    const x = random.range(-0.05, 1.05) * drawing.width
    const y = crest(x) + 1
    const deep = (foot - y) * random.range(0.5, 0.9)
    const half = deep * random.range(1.6, 3)
    if (deep < 6) continue
    const flank = (side: number) =>
      `M${whole(x)} ${whole(y)}C${whole(x + side * half * 0.1)} ${whole(y + deep * 0.5)} ${whole(x + side * half * 0.5)} ${whole(y + deep)} ${whole(x + side * half)} ${whole(y + deep)}C${whole(x + side * half * 0.7)} ${whole(y + deep * 0.5)} ${whole(x + side * half * 0.4)} ${whole(crest(x + side * half * 0.4) + 1)} ${whole(x)} ${whole(y)}Z`
    lit += flank(sunSide)
    dark += flank(-sunSide)
  }
  drawing.path(lit, { fill: shine, opacity: 0.24 })
  drawing.path(dark, { fill: shade, opacity: 0.16 })
}

/** A wood far away: a band with a ragged top. */
export function paintTreeline(
  { drawing, camera, random, horizon, mood }: HouseStage,
  depth: number,
  height: number,
): void {
  const own = random.fork(`trees ${depth}`)
  const noise = createNoise(own)
  const metre = camera.focal / depth
  const foot = horizon + metre * camera.position[1]
  const dark = mix(mix(mood.tree[1], mood.far, 0.3), horizonColor(mood), Math.min(0.62, depth / 700))
  let d = `M-10 ${whole(foot + 6)}`
  const step = Math.max(10, metre * 2.6)
  for (let x = -10; x < drawing.width + 20; x += step * own.range(0.6, 1.4)) {
    // Far woods have gaps.
    const tall = (depth > 180 ? Math.max(0.08, 0.62 + 0.55 * noise(x / 190)) : 0.85 + 0.15 * noise(x / 190)) * height
    const y = foot - metre * tall * own.range(0.75, 1.1)
    d += `L${whole(x - step * 0.5)} ${whole(y + metre * height * 0.16)}Q${whole(x - step * 0.2)} ${whole(y)} ${whole(x)} ${whole(y)}`
  }
  const fill = drawing.gradient([lighten(dark, 0.07), dark], [0, foot - metre * height, 0, foot])
  drawing.path(`${d}L${drawing.width + 20} ${whole(foot + 6)}Z`, { fill })
}

/** Paints a slope that rises towards one lower corner, nearer than everything else. Returns its crest. */
export function paintBank({ drawing, mood, random }: HouseStage, side: 1 | -1, [light, dark]: Tones): Crest {
  const [high, reach, swell] = [random.range(70, 130), random.range(0.3, 0.46), random.range(0, 6)]
  const W = drawing.width
  const crest: Crest = (x) => {
    const t = Math.max(0, (side > 0 ? x / W - (1 - reach) : reach - x / W) / reach)
    return 806 - high * t ** 1.3 + 6 * Math.sin(x / 70 + swell) * Math.min(1, t * 3)
  }
  const from = side > 0 ? W * (1 - reach) - 30 : -20
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const x = from + ((W * reach + 50) * i) / 8
    return [x, crest(x)]
  })
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? W]
  const fill = drawing.gradient([light, mix(dark, mood.shadow, 0.2)], [0, 806 - high, 0, 800])
  drawing.path(`${smoothPath(points, 'M', whole)}L${whole(last)} 820L${whole(first)} 820Z`, { fill })
  return crest
}

type Area = { left: number; right: number; front: number; back: number }

const isInside = ({ left, right, front, back }: Area, [x, , z]: Vector) =>
  x > left && x < right && z > front && z < back

/** Positions on the ground, spread evenly over the picture between two distances, but never inside the areas. */
export function scatter(
  stage: HouseStage,
  count: number,
  near: number,
  far: number,
  without: readonly Area[] = [],
): Vector[] {
  const { camera, random, drawing } = stage
  const spots: Vector[] = []
  for (let i = 0; i < count; i++) {
    const depth = 1 / random.range(1 / far, 1 / near)
    const spot = camera.ground(random.range(-0.05, 1.05) * drawing.width, depth)
    if (!without.some((area) => isInside(area, spot))) spots.push(spot)
  }
  return spots.sort((a, b) => camera.depthOf(b) - camera.depthOf(a))
}

/** The ground that the house, its terrace and some room around them take up. */
export function ownGround({ building: { left, right, front, back, terrace } }: HouseStage, room = 0.4): Area[] {
  // The path from the deck stays clear.
  const path = { left: terrace.x - 0.5, right: terrace.x + 0.5, front: terrace.z - terrace.d - 16, back: terrace.z }
  const deck = {
    left: terrace.x - terrace.w / 2,
    right: terrace.x + terrace.w / 2,
    front: terrace.z - terrace.d,
    back: terrace.z,
  }
  return [{ left, right, front, back }, deck, path].map((area) => ({
    left: area.left - room,
    right: area.right + room,
    front: area.front - room,
    back: area.back + room,
  }))
}

/** Grass or flowers of a height in metres. */
export function clumpsAt({ camera, random }: HouseStage, spots: readonly Vector[], metres: number): Clump[] {
  return spots.map((spot) => {
    const [x, y] = camera.project(spot)
    return { x, y, size: metres * camera.scaleAt(spot) * random.range(0.7, 1.25) }
  })
}

/** Paints a shape on the ground, with round corners if it is smooth. */
export function paintPatch(
  { drawing, camera }: HouseStage,
  points: readonly Place[],
  fill: string,
  { opacity, isSmooth = false }: { opacity?: number; isSmooth?: boolean } = {},
): void {
  const screen = inView(camera, isSmooth ? rounded(rounded(points)) : points).map(([x, z]) => camera.project([x, 0, z]))
  if (screen.length > 2) drawing.polygon(screen, { fill, opacity })
}

/** Cuts every corner once. */
function rounded(points: readonly Place[]): Place[] {
  return points.flatMap(([x, z], i): Place[] => {
    const [nx, nz] = points[(i + 1) % points.length] ?? [x, z]
    const along = (t: number): Place => [x + (nx - x) * t, z + (nz - z) * t]
    return [along(0.25), along(0.75)]
  })
}

/** Cuts off what is beside or behind the viewer, where a projection makes no sense. */
function inView(camera: Camera, points: readonly Place[]): Place[] {
  const near = 2.5
  const depth = ([x, z]: Place) => camera.depthOf([x, 0, z])
  return points.flatMap((point, i): Place[] => {
    const next = points[(i + 1) % points.length] ?? point
    const [d0, d1] = [depth(point), depth(next)]
    const kept = d0 >= near ? [point] : []
    if (d0 >= near === d1 >= near) return kept
    const t = (near - d0) / (d1 - d0)
    return [...kept, [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t]]
  })
}

/** A strip of ground along a line, such as a path or a drive. */
export function stripAlong(line: readonly Place[], half: number): [number, number][] {
  const edge = (sign: 1 | -1) =>
    line.map(([x, z], i): [number, number] => {
      const [px, pz] = line[i - 1] ?? [x, z]
      const [nx, nz] = line[i + 1] ?? [x, z]
      const length = Math.hypot(nx - px, nz - pz) || 1
      return [x + (sign * half * (nz - pz)) / length, z - (sign * half * (nx - px)) / length]
    })
  return [...edge(1), ...edge(-1).reverse()]
}

/** Draws the shadow that a volume throws on the ground. */
export function drawCastShadow(
  { drawing, camera, lighting, mood }: HouseStage,
  { x, z, w, d, axis, pitch, wallHeight, roof }: Omit<Volume, 'openings'>,
): void {
  const [lx, ly, lz] = lighting.direction
  const reach = Math.min(2.4, 1 / Math.max(0.2, ly))
  const rise = roof === 'flat' ? 0 : (Math.tan(pitch) * (axis === 'x' ? d : w)) / 2
  const ridge =
    axis === 'x'
      ? ([
          [x - w / 2, z],
          [x + w / 2, z],
        ] as const)
      : ([
          [x, z - d / 2],
          [x, z + d / 2],
        ] as const)
  const corners = [x - w / 2, x + w / 2].flatMap((cx) => [z - d / 2, z + d / 2].map((cz) => [cx, cz] as const))
  const thrown = (points: readonly (readonly [number, number])[], y: number) =>
    points.map(([px, pz]): Vector => [px - lx * reach * y, 0.01, pz - lz * reach * y])
  const cast = [...thrown(corners, 0), ...thrown(corners, wallHeight), ...thrown(ridge, wallHeight + rise)]
  const opacity = 0.16 + mood.shade * 0.5 * (1 - mood.cover * 0.75)
  const points: Point[] = convexHull(cast.map((point) => camera.project(point)))
  drawSoftPolygon({ drawing, blur: 3 + mood.cover, fill: mood.shadow, opacity }, points)
}
