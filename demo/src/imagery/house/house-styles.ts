import type { Details } from '../core/details.ts'
import type { Random } from '../core/random.ts'
import { some, span } from '../core/tuples.ts'
import styles from '../data/house-styles.json' with { type: 'json' }

const claddings = ['plaster', 'brick', 'timbered', 'vertical', 'horizontal', 'logs'] as const
const roofings = ['thatch', 'tile', 'felt', 'eternit', 'seam', 'turf'] as const
const layouts = ['bar', 'ell', 'tee', 'stagger', 'twin', 'boxes', 'tent'] as const
export type Cladding = (typeof claddings)[number]
export type Roofing = (typeof roofings)[number]
export type Layout = (typeof layouts)[number]

/** Materials and proportions that belong together. Lengths are in metres, pitches in radians. */
export type HouseStyle = {
  wall: string
  cladding: Cladding
  roof: string
  roofing: Roofing
  frame: string
  door: string
  pitch: number
  wallHeight: number
  overhang: number
  depth: number
  /** Small panes, as in old windows. */
  paned: boolean
  /** Walls of glass instead of windows. */
  glazed: boolean
  isFlat: boolean
  layout: Layout
}

export type StyleFamily = 'thatched' | 'wood' | 'modern' | 'pool' | 'any'
type StyleKey = keyof typeof styles

/** Chooses within the family that the catalogue names, by what is known about the house. */
export function chooseStyle(random: Random, family: StyleFamily, details: Details): HouseStyle {
  const style = styles[styleKey(random, family, details)]
  const [cladding, wall] = material(random, claddings, style.walls)
  const [roofing, roof] = material(random, roofings, style.roofs)
  const layout = random.pick(some(style.layouts))
  return {
    cladding,
    wall,
    roofing,
    roof,
    frame: random.pick(some(style.frames)),
    door: random.pick(some(style.doors)),
    pitch: random.range(...span(style.pitch)),
    wallHeight: random.range(...span(style.wallHeight)),
    overhang: style.overhang * random.range(0.8, 1.2),
    depth: random.range(...span(style.depth)),
    paned: style.paned,
    glazed: style.glazed,
    isFlat: (style.pitch[1] ?? 0) < 0.3,
    layout: layouts.find((known) => known === layout) ?? 'bar',
  }
}

/** A material and one of its colours; each colour is as likely as any other. */
function material<Kind extends string>(
  random: Random,
  kinds: readonly Kind[],
  colors: Readonly<Record<string, readonly string[]>>,
) {
  const choices = kinds.flatMap((kind) => (colors[kind] ?? []).map((color): [Kind, string] => [kind, color]))
  return random.pick(some(choices))
}

function styleKey(random: Random, family: StyleFamily, details: Details): StyleKey {
  if (family === 'thatched') return details.has('fisherman') || random.chance(0.35) ? 'farmhouse' : 'thatched'
  if (family === 'pool') return random.pick(['bungalow', 'barn', 'timber', 'flat', 'wooden'])
  if (family === 'modern')
    return details.has('new') ? random.pick(['barn', 'barn', 'flat']) : random.pick(['flat', 'barn', 'flat'])
  if (family === 'any') return random.pick(some(Object.keys(styles).filter((key): key is StyleKey => key in styles)))
  if (details.has('timber')) return 'timber'
  if (!details.has('cabin')) return 'wooden'
  return (details.has('tiny') || details.has('small')) && random.chance(0.14) ? 'tent' : 'cabin'
}
