import { darken } from '../core/color.ts'
import { decide } from '../core/details.ts'
import type { Vector } from '../core/geometry.ts'
import { paintFlowers } from '../landscape/flowers.ts'
import { clumpsAlong, paintGrass } from '../landscape/grass.ts'
import { paintSea } from '../landscape/sea.ts'
import { paintShrubs, type ShrubKind, type ShrubPlace } from '../landscape/shrubs.ts'
import type { Sun } from '../landscape/sky.ts'
import { paintTrees, type TreeKind, type TreePlace } from '../landscape/trees.ts'
import { clumpsAt, ownGround, paintBank, scatter, type Tones } from './ground.ts'
import { around, type Thing } from './things.ts'
import type { HouseStage } from './viewpoint.ts'

/** The painters of the surroundings of a house. */
export type Plot = {
  /** Light and dark tone of its ground. */
  soil(stage: HouseStage): Tones
  /** Everything up to the ground that the house stands on. */
  paintBack(stage: HouseStage, sun: Sun): void
  things(stage: HouseStage): Thing[]
  paintFront(stage: HouseStage): void
}

type Range = readonly [low: number, high: number]

export const houseDepth = ({ camera, building: { left, right, front, back } }: HouseStage) =>
  camera.depthOf([(left + right) / 2, 0, (front + back) / 2])
/** Distance at which nothing of the house is left. */
export const behindHouse = (stage: HouseStage) =>
  houseDepth(stage) +
  Math.hypot(stage.building.right - stage.building.left, stage.building.back - stage.building.front) / 2

/** The sea lies behind the house in every second picture, if it can be seen at all. */
export function seesSea({ details, variant, home }: HouseStage): boolean {
  return decide(details, 'sea', home.building.fork('sea').chance(0.35)) && variant % 2 === 0
}

export function paintWater(stage: HouseStage, { sunX }: Sun, shore: number): void {
  const { horizon, camera } = stage
  const bottom = horizon + (camera.focal * camera.position[1]) / shore
  paintSea(stage, horizon, Math.max(horizon + 14, bottom) + 6, { sunX, calm: 0.8 })
}

export function treesAt({ camera, random }: HouseStage, spots: readonly Vector[], [low, high]: Range): TreePlace[] {
  return spots.map((spot) => {
    const [x, y] = camera.project(spot)
    return { x, y, height: random.range(low, high) * camera.scaleAt(spot) }
  })
}

/** Low growth at the spots: `metres` is its usual width. */
export function shrubsAt(
  { camera, random }: HouseStage,
  spots: readonly Vector[],
  metres: number,
  shape = 0.42,
): ShrubPlace[] {
  return spots.map((spot) => {
    const [x, y] = camera.project(spot)
    const width = camera.scaleAt(spot) * random.range(0.7, 1.35) * metres
    return { x, y, width, height: width * shape }
  })
}

/** Trees that stand among the other things, each at its own place. */
export function treeThings(stage: HouseStage, kind: TreeKind, spots: readonly Vector[], size: Range): Thing[] {
  return spots.map((spot) =>
    around(spot[0], spot[2], 0, 0, () =>
      paintTrees(stage, kind, treesAt(stage, [spot], size), Math.ceil(spots.length / 2)),
    ),
  )
}

export function shrubThings(
  stage: HouseStage,
  kind: ShrubKind,
  spots: readonly Vector[],
  metres: number,
  flowers?: string,
): Thing[] {
  return spots.map((spot) =>
    around(spot[0], spot[2], 0, 0, () => paintShrubs(stage, kind, shrubsAt(stage, [spot], metres), { flowers })),
  )
}

/** Places left or right of the house, as far from the viewer as the house or a little farther. */
export function beside(stage: HouseStage, count: number, side: 1 | -1, reach: number): Vector[] {
  const { camera, random, drawing } = stage
  const depth = houseDepth(stage)
  return Array.from({ length: count }, () =>
    camera.ground(drawing.width * (0.5 + side * random.range(0.36, 0.52)), depth * (1 + random.range(-0.12, reach))),
  )
}

/** A row behind the house, over the whole width or on one side. */
export function rowBehind(stage: HouseStage, count: number, away: number, side: number): Vector[] {
  const { camera, random, drawing } = stage
  const depth = behindHouse(stage) + away
  const [from, to] = side === 0 ? [-0.04, 1.04] : side > 0 ? [0.45, 1.04] : [-0.04, 0.55]
  return Array.from({ length: count }, (_, i) => {
    const share = from + ((to - from) * (i + random.range(0.1, 0.9))) / count
    return camera.ground(share * drawing.width, depth * random.range(0.95, 1.08))
  })
}

/** Tall grass in the lower corners, nearer than everything else, and now and then the bank that it grows on. */
export function paintCorners(stage: HouseStage, soil: Tones, seedHeads = true): void {
  const { random, mood, drawing } = stage
  const own = random.fork('corners')
  const side = own.int(-1, 1)
  if (side !== 0 && own.chance(0.65)) {
    const crest = paintBank({ ...stage, random: own }, side > 0 ? 1 : -1, soil)
    const clumps = clumpsAlong(stage, crest, { count: 36, size: 74, sink: 60, skip: (x) => crest(x) > 800 })
    paintGrass(stage, clumps, { blades: 10, seedHeads, variants: 2 })
  }
  const skip = (x: number) =>
    Math.abs(x / drawing.width - 0.5) < 0.3 || (side !== 0 && Math.sign(x - drawing.width / 2) !== side)
  const clumps = clumpsAlong(stage, () => 812, { count: own.int(0, 20), size: own.range(90, 150), sink: 16, skip })
  const colors = mood.grass.map((color) => darken(color, 0.18))
  paintGrass(stage, clumps, { blades: 12, seedHeads, colors, roots: false, variants: 2 })
}

/** Low growth that breaks up level ground, near and far. */
export function paintTurf(stage: HouseStage, count: number, colors: Tones): void {
  const depth = houseDepth(stage)
  paintShrubs(
    stage,
    'turf',
    shrubsAt(stage, scatter(stage, count, depth * 0.3, depth * 1.8, ownGround(stage, 0.6)), 1.6, 0.12),
    { colors },
  )
}

export function paintMeadowFlowers(stage: HouseStage, spots: readonly Vector[]): void {
  const { random, mood } = stage
  if (mood.flowers.length === 0) return
  const kind = random.pick(['daisy', 'daisy', 'spike'] as const)
  const drawn = mood.flowers[random.int(0, mood.flowers.length - 1)] ?? '#ffffff'
  const head = kind === 'spike' ? mood.grade(random.pick(['#8a7cc0', '#c77fae', '#7f8fc8'])) : drawn
  paintFlowers(stage, clumpsAt(stage, spots, 0.5), { stalk: mood.grass[2], head, kind })
}
