import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { decide } from '../core/details.ts'
import { horizonColor, type Mood } from '../core/moods.ts'
import type { Three } from '../core/tuples.ts'
import { paintDune } from './dune.ts'
import { clumpsAlong, paintGrass } from './grass.ts'
import { paintSea } from './sea.ts'
import { paintShrubs } from './shrubs.ts'
import { paintTrees, type TreeKind } from './trees.ts'

const between = ([light, dark]: readonly [string, string]): Three => [light, mix(light, dark, 0.5), dark]

type Place = { ground(mood: Mood): Three; trees?: TreeKind; isMown?: boolean }
const dunes: Place = { ground: ({ sand }) => sand }
const places: Readonly<Record<string, Place>> = {
  heath: { ground: ({ heath }) => between(heath), trees: 'juniper' },
  forest: { ground: ({ floor }) => between(floor), trees: 'pine' },
  meadow: { ground: ({ lawn }) => between(lawn), trees: 'leafy', isMown: true },
  village: { ground: ({ lawn }) => between(lawn), trees: 'fruit', isMown: true },
  fjord: { ground: ({ lawn }) => between(lawn), isMown: true },
}

/** Paints the surroundings as seen from a terrace or through a window: the sea or the land, then the plot. */
export function paintOutlook(
  context: OpenAir,
  horizon: number,
  sunX: number,
  { bottom, grass }: { bottom: number; grass: number },
): void {
  const { mood, random, details, drawing } = context
  const own = { ...context, random: random.fork('outlook') }
  const name = Object.keys(places).find((known) => [...details].some((word) => word === known)) ?? ''
  const { ground, trees, isMown = false } = places[name] ?? dunes
  const hasWater = decide(details, 'sea', true) || name === 'fjord'
  const colors = ground(mood)
  if (hasWater) paintSea(own, horizon, horizon + 70, { sunX })
  else {
    const plain: Three = [mix(mood.lawn[0], horizonColor(mood), 0.35), mood.lawn[0], mood.lawn[1]]
    paintDune(own, { base: horizon - 12, amplitude: 14, wavelength: 520, bottom, haze: 0.2, colors: plain })
  }
  const row = (count: number, low: number, high: number) =>
    Array.from({ length: count }, (_, i) => {
      return {
        x: drawing.width * ((i + own.random.range(-0.4, 0.4)) / (count - 1)),
        y: horizon + own.random.range(18, 40),
        height: own.random.range(low, high),
      }
    })
  if (trees === 'juniper') paintTrees(own, trees, row(7, 30, 70))
  else if (trees !== undefined && !hasWater) paintTrees(own, trees, row(trees === 'pine' ? 16 : 9, 100, 180))
  const far = paintDune(own, {
    base: horizon + (hasWater ? 44 : 30),
    amplitude: isMown ? 8 : 26,
    wavelength: 320,
    bottom,
    haze: 0.2,
    colors,
  })
  const size = isMown ? 0.4 : 1
  paintGrass(own, clumpsAlong(own, far, { count: grass, size: 24 * size, sink: 40 }), { blades: 7, roots: false })
  if (isMown)
    paintShrubs(
      own,
      'bush',
      row(6, 50, 60).map(({ x, y }) => ({ x, y: y + 30, width: 150, height: 56 })),
      { flowers: mood.flowers[0] },
    )
  const near = paintDune(own, { base: horizon + 110, amplitude: isMown ? 8 : 38, wavelength: 420, bottom, colors })
  paintGrass(own, clumpsAlong(own, near, { count: grass, size: 64 * size, sink: 80 }), {
    blades: 9,
    seedHeads: !isMown,
    roots: false,
  })
}
