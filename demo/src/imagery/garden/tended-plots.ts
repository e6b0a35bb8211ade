import { darken, mix } from '../core/color.ts'
import { round } from '../core/path-data.ts'
import { paintFlowers } from '../landscape/flowers.ts'
import { clumpsAlong, paintGrass, shortGrass } from '../landscape/grass.ts'
import { paintSea } from '../landscape/sea.ts'
import { paintTrees } from '../landscape/trees.ts'
import {
  clumpsAt,
  ownGround,
  paintGround,
  paintPatch,
  paintRidge,
  paintTreeline,
  scatter,
  stripAlong,
} from './ground.ts'
import {
  behindHouse,
  beside,
  houseDepth,
  type Plot,
  paintCorners,
  paintMeadowFlowers,
  paintTurf,
  rowBehind,
  shrubThings,
  treesAt,
  treeThings,
} from './plot-parts.ts'
import type { HouseStage } from './viewpoint.ts'
import { drawNeighbour, drawSteeple } from './village.ts'

export const meadow: Plot = {
  soil: ({ mood }) => mood.lawn,
  paintBack(stage) {
    const { mood, random } = stage
    const [light, dark] = mood.lawn
    paintTreeline(stage, 420, random.range(8, 18))
    if (random.chance(0.4)) drawSteeple(stage, random.pick([0.12, 0.2, 0.82, 0.9]), 300)
    paintGround(stage, mood.lawn)
    const crops = {
      spring: '#e8cf4a',
      summer: '#dcc47c',
      heather: '#d6bd78',
      autumn: '#b79f66',
      winter: '#98865f',
      snow: '#eef1f2',
    }
    const crop = mix(mood.grade(crops[mood.season]), light, random.chance(0.6) ? 0.1 : 0.8)
    paintRidge(stage, {
      depth: 240,
      height: random.range(1, 4),
      swing: 2,
      length: 90,
      colors: [crop, crop, mix(crop, light, 0.4)],
      haze: 0.25,
      isFlat: true,
    })
    paintRidge(stage, {
      depth: 130,
      height: random.range(0.2, 1.4),
      swing: 0.8,
      length: 60,
      colors: [mix(light, dark, 0.7), light, light],
      haze: 0.14,
      isFlat: true,
    })
    const kind = random.pick(['leafy', 'hawthorn', 'birch', 'leafy'] as const)
    paintTrees(stage, kind, treesAt(stage, scatter(stage, random.int(3, 12), 80, 130), [6, 11]))
    if (random.chance(0.55))
      paintTrees(
        stage,
        kind,
        treesAt(stage, rowBehind(stage, random.int(4, 10), random.range(5, 14), random.int(-1, 1)), [5, 9]),
      )
    paintTurf(stage, 30, mood.lawn)
  },
  things(stage) {
    const { random, mood } = stage
    const depth = houseDepth(stage)
    const kind = random.pick(['leafy', 'fruit', 'birch', 'hawthorn'] as const)
    const bushes = scatter(stage, 6, depth * 0.9, depth * 1.6, ownGround(stage, 1.4)).slice(0, random.int(0, 4))
    return [
      ...treeThings(stage, kind, beside(stage, random.int(1, 3), random.sign(), 0.6), [4.5, 8]),
      ...shrubThings(stage, 'bush', bushes, 2, mood.flowers[0]),
    ]
  },
  paintFront(stage) {
    const { random, mood } = stage
    const depth = houseDepth(stage)
    const spots = scatter(stage, 50, depth * 0.36, depth * 0.78, ownGround(stage, 1.4))
    if (random.chance(0.65)) {
      paintGrass(stage, clumpsAt(stage, spots, 0.5), shortGrass)
      paintMeadowFlowers(stage, spots.slice(0, 26))
      paintCorners(stage, mood.lawn)
    } else paintGrass(stage, clumpsAt(stage, spots, 0.16), shortGrass)
  },
}

export const fjord: Plot = {
  soil: ({ mood: { lawn, sand } }) => [mix(lawn[0], sand[0], 0.15), lawn[1]],
  paintBack(stage, sun) {
    const { mood, random, horizon, camera } = stage
    paintTreeline(stage, 900, random.range(10, 24))
    paintGround(stage, this.soil(stage))
    const shore = behindHouse(stage) + random.range(4, 22)
    const edge = Math.max(horizon + (camera.focal * camera.position[1]) / shore, horizon + 26)
    paintSea(stage, horizon + 1, edge, { sunX: sun.sunX, calm: 0.5 })
    const metre = camera.focal / shore
    const isGreen = mood.season === 'summer' || mood.season === 'spring'
    if (random.chance(0.6)) drawJetty(stage, edge, metre)
    const reeds = clumpsAlong(stage, () => edge + 2, { count: random.int(16, 60), size: metre * 1.5, sink: 8 })
    paintFlowers(stage, reeds, {
      stalk: mood.grade(isGreen ? '#9aa062' : '#c4aa6d'),
      head: mood.grade('#7a5c3e'),
      kind: 'reed',
    })
    paintTurf(stage, 30, mood.lawn)
  },
  things(stage) {
    const { random } = stage
    const kind = random.pick(['leafy', 'birch', 'hawthorn', 'fruit'] as const)
    return treeThings(stage, kind, beside(stage, random.int(1, 2), random.sign(), 0.3), [4, 7.5])
  },
  paintFront(stage) {
    const { mood, random } = stage
    const depth = houseDepth(stage)
    const spots = scatter(stage, 40, depth * 0.38, depth * 0.8, ownGround(stage, 1.2))
    paintGrass(stage, clumpsAt(stage, spots, random.pick([0.18, 0.45])), shortGrass)
    if (random.chance(0.5)) paintMeadowFlowers(stage, spots.slice(0, 16))
    if (random.chance(0.5)) paintCorners(stage, mood.lawn)
  },
}

/** Draws a jetty with a rowing boat. */
function drawJetty({ drawing, mood, random }: HouseStage, shore: number, metre: number): void {
  const side = random.sign()
  const x = drawing.width * (0.5 + side * random.range(0.3, 0.42))
  const wood = mood.grade('#94795a')
  const [reach, rise] = [metre * 5, Math.min(30, metre * 0.5)]
  drawing.path(
    `M${round(x)} ${round(shore - rise)}l${round(side * reach)} ${round(-rise * 0.3)}v${round(rise * 0.22)}l${round(-side * reach)} ${round(rise * 0.3)}Z`,
    { fill: wood },
  )
  let posts = ''
  for (let i = 0; i <= 6; i++)
    posts += `M${round(x + (side * reach * i) / 6)} ${round(shore - rise * (1.5 + i * 0.05))}v${round(rise * 1.3)}`
  drawing.path(posts, { stroke: darken(wood, 0.25), 'stroke-width': Math.max(1.6, metre * 0.14) })
  const [boat, half] = [x - side * metre * 2.4, metre * 1.4]
  const hull = mood.grade(random.pick(['#b5503e', '#3f6a86', '#f3eee3']))
  drawing.path(
    `M${round(boat - half)} ${round(shore - rise)}q${round(half)} ${round(half * 0.3)} ${round(half * 2)} 0q${round(-half * 0.2)} ${round(half * 0.52)} ${round(-half)} ${round(half * 0.52)}t${round(-half)} ${round(-half * 0.52)}Z`,
    { fill: hull },
  )
}

export const village: Plot = {
  soil: ({ mood }) => mood.lawn,
  paintBack(stage) {
    const { mood, random, drawing, camera } = stage
    paintTreeline(stage, 240, random.range(8, 13))
    if (random.chance(0.5)) drawSteeple(stage, random.pick([0.1, 0.18, 0.8, 0.9]), 190)
    paintGround(stage, mood.lawn)
    const depth = behindHouse(stage)
    paintTrees(stage, 'leafy', treesAt(stage, scatter(stage, random.int(5, 11), depth + 8, depth * 2.4), [5, 9]))
    for (const side of [-1, 1]) {
      if (random.chance(0.75))
        drawNeighbour(
          stage,
          camera.ground(drawing.width * (0.5 + side * random.range(0.34, 0.5)), depth + random.range(4, 20)),
        )
    }
    paintTurf(stage, 16, mood.lawn)
  },
  things(stage) {
    const { random } = stage
    return treeThings(
      stage,
      random.pick(['fruit', 'leafy', 'fruit']),
      beside(stage, random.int(1, 2), random.sign(), 0.3),
      [3.6, 6],
    )
  },
  paintFront(stage) {
    const { random, mood } = stage
    const depth = houseDepth(stage)
    if (random.chance(0.6)) paintStreet(stage, depth * 0.6)
    const spots = scatter(stage, 30, depth * 0.64, depth * 0.86, ownGround(stage, 1))
    paintGrass(stage, clumpsAt(stage, spots, 0.14), shortGrass)
    const beds = scatter(stage, random.int(0, 16), depth * 0.68, depth * 0.9, ownGround(stage, 0.6))
    const head = mood.flowers[random.int(0, Math.max(0, mood.flowers.length - 1))]
    if (head !== undefined)
      paintFlowers(stage, clumpsAt(stage, beds, 0.7), {
        stalk: mood.grass[2],
        head,
        kind: random.pick(['spike', 'daisy']),
      })
  },
}

/** A road with a pavement, across the picture. */
function paintStreet(stage: HouseStage, depth: number): void {
  const { camera, mood, drawing } = stage
  const isSnowy = mood.season === 'snow'
  const line = (distance: number): [number, number][] =>
    [-0.3, 1.3].map((share) => {
      const [x, , z] = camera.ground(share * drawing.width, distance)
      return [x, z]
    })
  paintPatch(stage, stripAlong(line(depth), 0.9), mood.grade(isSnowy ? '#e3e6e8' : '#cfc8bb'))
  paintPatch(stage, stripAlong(line(depth * 0.72), depth * 0.24), mood.grade(isSnowy ? '#c9cdd0' : '#97948e'))
}
