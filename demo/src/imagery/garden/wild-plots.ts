import { mix } from '../core/color.ts'
import { horizonColor } from '../core/moods.ts'
import { clumpsAlong, paintGrass, shortGrass } from '../landscape/grass.ts'
import { paintShrubs } from '../landscape/shrubs.ts'
import { paintTrees } from '../landscape/trees.ts'
import { clumpsAt, ownGround, paintGround, paintPatch, paintRidge, paintTreeline, scatter } from './ground.ts'
import {
  behindHouse,
  beside,
  houseDepth,
  type Plot,
  paintCorners,
  paintTurf,
  paintWater,
  rowBehind,
  seesSea,
  shrubsAt,
  shrubThings,
  treesAt,
  treeThings,
} from './plot-parts.ts'
import type { HouseStage } from './viewpoint.ts'

/** From green hollows to bare white dunes. */
const sandiness = ({ home }: HouseStage) => home.building.fork('dunes').next()

export const dunes: Plot = {
  soil(stage) {
    const { lawn, sand } = stage.mood
    const share = sandiness(stage)
    return [mix(lawn[0], sand[0], 0.2 + 0.6 * share), mix(lawn[1], sand[1], 0.15 + 0.55 * share)]
  },
  paintBack(stage, sun) {
    const { mood, random, camera } = stage
    const { sand, lawn } = mood
    const share = sandiness(stage)
    const hasSea = seesSea(stage)
    const dip = hasSea ? random.pick([0.1, 0.16, 0.84, 0.9]) : undefined
    if (hasSea) paintWater(stage, sun, 110)
    const green = [mix(sand[0], lawn[0], 0.5), mix(lawn[0], sand[1], 0.2), mix(lawn[1], sand[2], 0.25)] as const
    const bare = [sand[0], mix(sand[1], lawn[0], 0.15), mix(lawn[1], sand[1], 0.6)] as const
    const tones = () => (random.chance(share) ? bare : green)
    const high = random.range(0.4, hasSea ? 1 : 2)
    const far = paintRidge(stage, {
      depth: 150,
      height: 4.6 * high,
      swing: 3.4,
      length: 40,
      colors: tones(),
      haze: 0.4,
      dip,
    })
    paintGrass(stage, clumpsAlong(stage, far, { count: 20, size: 9, sink: 10 }), shortGrass)
    paintGround(stage, this.soil(stage))
    const middle = paintRidge(stage, {
      depth: 84,
      height: 4 * high,
      swing: 3,
      length: 22,
      colors: tones(),
      haze: 0.2,
      dip,
    })
    paintGrass(stage, clumpsAlong(stage, middle, { count: 26, size: 15, sink: 22 }), shortGrass)
    const depth = behindHouse(stage) + random.range(5, 14)
    const height = random.range(0.5, 2.6) * high
    const near = paintRidge(stage, { depth, height, swing: height * 0.8, length: 12, colors: tones(), haze: 0.06, dip })
    const metre = camera.focal / depth
    paintGrass(stage, clumpsAlong(stage, near, { count: 36, size: metre * 0.62, sink: metre * 1.6 }), {
      blades: 8,
      variants: 2,
    })
    for (const [x, , z] of scatter(stage, Math.round(share * 6), houseDepth(stage) * 0.45, houseDepth(stage) * 1.3))
      paintBlowout(stage, x, z)
    paintTurf(stage, Math.round(44 - share * 26), mood.lawn)
  },
  things(stage) {
    const { random, mood } = stage
    const depth = houseDepth(stage)
    const spots = scatter(stage, 16, depth * 0.62, depth * 1.6, ownGround(stage, 0.8))
    const roses = shrubThings(stage, 'bush', spots.slice(0, random.int(2, 7)), 1.9, mood.flowers[0])
    const pines = random.chance(0.4)
      ? treeThings(stage, 'dwarf-pine', beside(stage, random.int(1, 3), random.sign(), 0.5), [2.4, 4])
      : []
    return [...roses, ...pines]
  },
  paintFront(stage) {
    const { random, mood } = stage
    const depth = houseDepth(stage)
    const spots = scatter(stage, random.int(26, 56), depth * 0.4, depth * 0.86, ownGround(stage, 1))
    paintGrass(stage, clumpsAt(stage, spots, 0.55), { blades: 9, seedHeads: random.chance(0.6) })
    paintCorners(stage, random.chance(0.5) ? [mood.sand[0], mood.sand[2]] : this.soil(stage))
  },
}

/** A patch of bare sand. */
function paintBlowout(stage: HouseStage, x: number, z: number): void {
  const { random, mood } = stage
  const [rx, rz] = [random.range(2, 5), random.range(1, 2.4)]
  const edge = Array.from({ length: 9 }, (_, i): [number, number] => {
    const reach = random.range(0.7, 1.15)
    return [x + Math.cos(i * 0.7) * rx * reach, z + Math.sin(i * 0.7) * rz * reach]
  })
  paintPatch(stage, edge, mood.sand[0], { isSmooth: true, opacity: 0.75 })
}

export const heath: Plot = {
  soil: ({
    mood: {
      heath: [light, dark],
      lawn,
    },
  }) => [mix(light, lawn[0], 0.25), mix(dark, lawn[1], 0.25)],
  paintBack(stage, sun) {
    const { mood, random } = stage
    const { heath: colors, lawn } = mood
    if (seesSea(stage)) paintWater(stage, sun, 150)
    else paintTreeline(stage, 260, random.range(6, 14))
    paintGround(stage, this.soil(stage))
    const rise = random.range(0.4, 2.6)
    const tones = [colors[0], mix(colors[0], colors[1], 0.5), mix(colors[0], lawn[0], 0.3)] as const
    paintRidge(stage, { depth: 90, height: rise, swing: 1.4, length: 30, colors: tones, haze: 0.22, isFlat: true })
    const depth = behindHouse(stage)
    const trees = scatter(stage, 12, depth + 4, 120)
    paintTrees(
      stage,
      random.pick(['juniper', 'dwarf-pine', 'birch']),
      treesAt(stage, trees.slice(0, random.int(3, 10)), [1.8, 4.5]),
    )
    if (random.chance(0.35))
      paintTrees(
        stage,
        random.pick(['pine', 'birch']),
        treesAt(stage, rowBehind(stage, random.int(4, 9), random.range(8, 22), random.int(-1, 1)), [6, 10]),
      )
    paintShrubs(stage, 'heather', shrubsAt(stage, scatter(stage, 44, depth, 90), 1.4, 0.3))
    paintTurf(stage, 26, colors)
  },
  things(stage) {
    const { random } = stage
    const depth = houseDepth(stage)
    const mounds = scatter(stage, 24, depth * 0.62, depth * 1.2, ownGround(stage, 0.8))
    const kind = random.pick(['juniper', 'dwarf-pine', 'birch', 'birch', 'pine'] as const)
    const isTall = kind === 'birch' || kind === 'pine'
    return [
      ...shrubThings(stage, 'heather', mounds, 1),
      ...treeThings(stage, kind, beside(stage, random.int(1, 3), random.sign(), 0.7), isTall ? [5, 8] : [2, 3.4]),
    ]
  },
  paintFront(stage) {
    const { random } = stage
    const depth = houseDepth(stage)
    paintShrubs(
      stage,
      'heather',
      shrubsAt(stage, scatter(stage, random.int(8, 26), depth * 0.32, depth * 0.6, ownGround(stage, 1)), 0.9, 0.3),
    )
    paintGrass(stage, clumpsAt(stage, scatter(stage, 24, depth * 0.36, depth * 0.8, ownGround(stage, 1)), 0.5), {
      blades: 8,
    })
    if (random.chance(0.5)) paintCorners(stage, this.soil(stage))
  },
}

export const forest: Plot = {
  soil: ({ mood }) => mood.floor,
  paintBack(stage) {
    const { mood, random, drawing, horizon } = stage
    const depth = behindHouse(stage)
    const kind = random.pick(['spruce', 'pine', 'pine', 'birch'] as const)
    paintTreeline(stage, depth + 60, random.range(12, 17))
    paintGround(stage, this.soil(stage))
    const paler = (share: number): HouseStage => {
      const pale = ([light, dark]: readonly [string, string]) =>
        [mix(light, mood.far, share), mix(dark, mood.far, share)] as const
      return { ...stage, mood: { ...mood, tree: pale(mood.tree), leaf: pale(mood.leaf) } }
    }
    paintTrees(paler(0.45), kind, treesAt(stage, rowBehind(stage, 20, 38, 0), [11, 16]), 1)
    const haze = horizonColor(mood)
    const stops = [
      [0, haze, 0],
      [1, haze, 0.32],
    ] as const
    drawing.rect(0, horizon - 120, drawing.width, 150, {
      fill: drawing.gradient(stops, [0, horizon - 120, 0, horizon + 30]),
    })
    paintTrees(
      paler(0.16),
      random.chance(0.7) ? kind : 'birch',
      treesAt(stage, rowBehind(stage, random.int(8, 16), random.range(5, 12), random.pick([0, 0, 1, -1])), [9, 15]),
    )
    paintShrubs(stage, 'bush', shrubsAt(stage, scatter(stage, 14, depth + 2, depth + 40), 2))
    paintTurf(stage, 24, mood.floor)
    paintDapples(stage)
  },
  things(stage) {
    const { random } = stage
    const side = random.sign()
    const kind = random.pick(['pine', 'pine', 'spruce', 'birch'] as const)
    return [
      ...treeThings(stage, kind, beside(stage, random.int(1, 4), side, 0.7), [7, 12]),
      ...treeThings(
        stage,
        random.pick(['pine', 'spruce', 'birch']),
        beside(stage, random.int(0, 2), side > 0 ? -1 : 1, 0.8),
        [6, 11],
      ),
    ]
  },
  paintFront(stage) {
    const { random } = stage
    const depth = houseDepth(stage)
    paintGrass(stage, clumpsAt(stage, scatter(stage, 32, depth * 0.4, depth * 0.85, ownGround(stage, 1)), 0.4), {
      blades: 8,
      wind: 0.12,
    })
    paintShrubs(stage, 'bush', shrubsAt(stage, scatter(stage, 5, depth * 0.4, depth * 0.55, ownGround(stage, 2)), 1.3))
    if (random.chance(0.5)) paintCorners(stage, this.soil(stage), false)
  },
}

/** Sunlight that falls between the trunks. */
function paintDapples(stage: HouseStage): void {
  const { mood } = stage
  if (mood.cover > 0.7 || mood.glow > 0.6) return
  const depth = houseDepth(stage)
  const spots = scatter(stage, 14, depth * 0.4, depth * 1.1)
  const light = mix(mood.floor[0], mood.light, 0.5)
  paintShrubs(stage, 'light', shrubsAt(stage, spots, 3.4, 0.07), { colors: [light, light] })
}
