import { darken, lighten, mix } from '../core/color.ts'
import type { Vector } from '../core/geometry.ts'
import { segment, whole } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import { drawBox } from '../core/solids.ts'
import { drawLeaves, ragPath } from '../landscape/foliage.ts'
import type { PlotName } from './plot-names.ts'
import type { Thing } from './things.ts'
import type { HouseStage } from './viewpoint.ts'

type Border = 'hedge' | 'picket' | 'rail' | 'stones'
type Place = readonly [x: number, z: number]

const usual: Record<PlotName, readonly [Border | 'none', ...(Border | 'none')[]]> = {
  dunes: ['none', 'none', 'rail', 'none'],
  heath: ['none', 'none', 'none', 'stones'],
  forest: ['none', 'none', 'rail'],
  meadow: ['hedge', 'stones', 'none', 'rail'],
  fjord: ['none', 'hedge', 'none', 'rail'],
  village: ['hedge', 'picket', 'hedge', 'stones'],
}

/** A fence around the plot if the catalogue lists one, otherwise a border that suits the place. */
export function borderThings(stage: HouseStage, plot: PlotName, plan: Random): Thing[] {
  const { building, details } = stage
  const drawn = plan.pick(usual[plot])
  const kind = details.has('fence') ? plan.pick(['picket', 'rail'] as const) : drawn
  if (kind === 'none') return []
  const room = plan.range(3.6, 7)
  const [left, right, back] = [building.left - room, building.right + room, building.back + plan.range(3, 8)]
  const front = building.front - building.terrace.d - plan.range(2.4, 5)
  const gate = (left + right) / 2 + plan.range(-0.2, 0.2) * (right - left)
  const lines: [Place, Place][] = [
    [
      [left, back],
      [right, back],
    ],
    [
      [left, front],
      [left, back],
    ],
    [
      [right, front],
      [right, back],
    ],
  ]
  if (details.has('fence') || plan.chance(0.4))
    lines.push(
      [
        [left, front],
        [gate - 1, front],
      ],
      [
        [gate + 1, front],
        [right, front],
      ],
    )
  return lines.flatMap((line) => pieces(line, 3).map(([from, to]) => piece(stage, kind, from, to)))
}

/** Short pieces, so that each is sorted by its own distance. */
function pieces([from, to]: [Place, Place], length: number): [Place, Place][] {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / length))
  const along = (t: number): Place => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  return Array.from({ length: count }, (_, i) => [along(i / count), along((i + 1) / count)])
}

function piece(stage: HouseStage, kind: Border, from: Place, to: Place): Thing {
  const { camera, drawing } = stage
  const nearest = Math.min(camera.depthOf([from[0], 0, from[1]]), camera.depthOf([to[0], 0, to[1]]))
  const [middle] = camera.project([(from[0] + to[0]) / 2, 0, (from[1] + to[1]) / 2])
  // Nearer than the house, a hedge would hide it, and very near everything would.
  const farthest = kind === 'hedge' && Math.abs(middle / drawing.width - 0.5) < 0.36 ? 1 : 0.5
  const isShown = nearest > camera.depthOf([0, 0, 0]) * farthest && middle > -80 && middle < drawing.width + 80
  const [left, right, front, back] = [
    Math.min(from[0], to[0]),
    Math.max(from[0], to[0]),
    Math.min(from[1], to[1]),
    Math.max(from[1], to[1]),
  ]
  return { left, right, front, back, paint: () => (isShown ? painters[kind](stage, from, to) : undefined) }
}

type Paint = (stage: HouseStage, from: Place, to: Place) => void

const on = ([x, z]: Place, [tx, tz]: Place, t: number, y: number): Vector => [x + (tx - x) * t, y, z + (tz - z) * t]

const hedge: Paint = (stage, from, to) => {
  const { camera, mood, random, lighting } = stage
  const isBare = mood.season === 'winter' || mood.season === 'snow'
  const [light, dark] = isBare
    ? mood.tree
    : [mix(mood.leaf[0], mood.tree[0], 0.5), mix(mood.leaf[1], mood.tree[1], 0.6)]
  const isAlongX = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1])
  const [w, d] = isAlongX ? [Math.abs(to[0] - from[0]), 0.8] : [0.8, Math.abs(to[1] - from[1])]
  const [x, z] = [Math.min(from[0], to[0]) - (isAlongX ? 0 : 0.4), Math.min(from[1], to[1]) - (isAlongX ? 0.4 : 0)]
  drawBox(stage, { x, z, w, h: 1, d, color: mix(dark, light, 0.5), soft: 0.05 })
  const lobes = Array.from({ length: 4 }, () => {
    const [px, py] = camera.project(on(from, to, random.next(), random.range(0.4, 1)))
    const metre = camera.scaleAt([x, 0, z])
    return { x: px, y: py, rx: metre * 0.4, ry: metre * 0.25 }
  })
  const fill = lighten(lighting.tone(mix(dark, light, 0.7), [0, 1, 0]), 0.06)
  drawLeaves(stage, lobes, { count: 16, size: camera.scaleAt([x, 0, z]) * 0.1, reach: 1, fill, opacity: 0.5 })
}

/** Rails at two heights, with upright slats or a post. */
function fence(color: string, heights: readonly [number, number], slats: number): Paint {
  return (stage, from, to) => {
    const { drawing, camera, lighting } = stage
    const stroke = lighting.tone(color, [0, 0.3, -0.6])
    const metre = camera.scaleAt([from[0], 0, from[1]])
    const rails = heights.map((y) => segment(camera.project(on(from, to, 0, y)), camera.project(on(from, to, 1, y))))
    drawing.path(rails.join(''), {
      stroke: darken(stroke, 0.06),
      'stroke-width': Math.max(0.9, metre * 0.06),
      fill: 'none',
    })
    const top = heights[1] + 0.16
    const uprights = Array.from({ length: slats }, (_, i) =>
      segment(camera.project(on(from, to, i / slats, 0)), camera.project(on(from, to, i / slats, top))),
    )
    drawing.path(uprights.join(''), {
      stroke,
      'stroke-width': Math.max(1.1, metre * (slats > 1 ? 0.09 : 0.12)),
      fill: 'none',
    })
  }
}

/** A low dyke of boulders, with grass along its top. */
const stones: Paint = (stage, from, to) => {
  const { drawing, camera, random, mood, lighting } = stage
  const metre = camera.scaleAt([from[0], 0, from[1]])
  for (let i = 0; i < 12; i++) {
    const row = i % 2
    const [x, y] = camera.project(on(from, to, (i + 0.5) / 12, 0.18 + row * 0.3))
    const r = metre * random.range(0.22, 0.3)
    drawing.ellipse(x, y, r, r * 0.72, {
      fill: lighting.tone(random.pick(['#a9a49b', '#918c84', '#b7b0a4']), [0, 0.6, -0.5]),
    })
  }
  const [x, y] = camera.project(on(from, to, 0.5, 0.5))
  const width = Math.abs(camera.project(on(from, to, 1, 0))[0] - camera.project(on(from, to, 0, 0))[0])
  const turf = ragPath(random, Math.max(4, width * 0.5), metre * 0.26, 14)
  drawing.group({ transform: `translate(${whole(x)} ${whole(y)})` }, () =>
    drawing.path(turf, { fill: mix(mood.grass[1], mood.lawn[1], 0.5) }),
  )
}

const painters: Record<Border, Paint> = {
  hedge,
  stones,
  picket: fence('#f3efe6', [0.25, 0.66], 10),
  rail: fence('#8f7a5f', [0.45, 0.85], 1),
}
