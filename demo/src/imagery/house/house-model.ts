import type { OpenAir } from '../core/context.ts'
import type { Point, Vector } from '../core/geometry.ts'
import type { HouseStyle } from '../core/home-traits.ts'
import type { Random } from '../core/random.ts'
import type { Lit } from '../core/solids.ts'

export type Cladding = 'plaster' | 'vertical' | 'horizontal'
export type Roofing = 'thatch' | 'felt' | 'tile' | 'flat' | 'seam'

type Choices = readonly [string, ...string[]]
type StyleRule = {
  cladding: Cladding
  walls: Choices
  roofs: Choices
  roofing: Roofing
  frames: Choices
  doors: Choices
  pitch: readonly [low: number, high: number]
  wall: number
  overhang: number
}

/** One house after all random choices. Lengths are in metres, the pitch is in radians. */
export type HouseModel = {
  style: HouseStyle
  cladding: Cladding
  roofing: Roofing
  wall: string
  roof: string
  frame: string
  door: string
  pitch: number
  wallHeight: number
  overhang: number
  turf: boolean
  paned: boolean
  shutters: boolean
}

const styles: Record<HouseStyle, StyleRule> = {
  thatched: {
    cladding: 'plaster',
    walls: ['#f6f2e8', '#f3e3c0', '#f0ece2', '#e3b792'],
    roofs: ['#8d7a5d', '#7d6d57', '#9a8464'],
    roofing: 'thatch',
    frames: ['#3f6a7a', '#f8f5ee', '#5d7a5e'],
    doors: ['#35616f', '#8b3a2f', '#4c6b52'],
    pitch: [0.82, 0.95],
    wall: 2.15,
    overhang: 0.5,
  },
  black: {
    cladding: 'vertical',
    walls: ['#34373b', '#2c3136', '#3d3a38'],
    roofs: ['#4b4e52', '#7c8a55', '#5c5148'],
    roofing: 'felt',
    frames: ['#f8f5ee'],
    doors: ['#c9a24a', '#f3eee3', '#8b3a2f', '#6f8f8a'],
    pitch: [0.4, 0.75],
    wall: 2.4,
    overhang: 0.45,
  },
  red: {
    cladding: 'vertical',
    walls: ['#9c3f33', '#8a3a30', '#a84b3a'],
    roofs: ['#4f4f52', '#7a4638', '#5d5f5a'],
    roofing: 'felt',
    frames: ['#faf6ee'],
    doors: ['#faf6ee', '#2f3a40', '#466657'],
    pitch: [0.5, 0.8],
    wall: 2.35,
    overhang: 0.45,
  },
  white: {
    cladding: 'horizontal',
    walls: ['#f3efe6', '#e8eae6', '#dfe6e6', '#efe4cd'],
    roofs: ['#4c5056', '#8a4a3a', '#6b6f70'],
    roofing: 'tile',
    frames: ['#ffffff', '#3d5663'],
    doors: ['#3d5f70', '#b0573f', '#58705d', '#d3a44f'],
    pitch: [0.55, 0.85],
    wall: 2.45,
    overhang: 0.4,
  },
  modern: {
    cladding: 'vertical',
    walls: ['#b98d5f', '#a98a6b', '#3a3d40', '#c9a77c', '#8f8578'],
    roofs: ['#3f4347', '#55585a'],
    roofing: 'flat',
    frames: ['#2b2e31'],
    doors: ['#2b2e31', '#8a5a3a'],
    pitch: [0, 0],
    wall: 2.75,
    overhang: 0.75,
  },
  barn: {
    cladding: 'vertical',
    walls: ['#2f3235', '#c09a6c', '#e9e4d8', '#5b5048'],
    roofs: ['#35393d', '#2f3235', '#5e6266'],
    roofing: 'seam',
    frames: ['#22262a'],
    doors: ['#22262a', '#a5713f'],
    pitch: [0.85, 1.05],
    wall: 2.5,
    overhang: 0.06,
  },
}

/** Chooses at random among the options of a style. */
export function chooseHouse(random: Random, styleName: HouseStyle): HouseModel {
  const style = styles[styleName]
  return {
    style: styleName,
    cladding: style.cladding,
    roofing: style.roofing,
    wall: random.pick(style.walls),
    roof: random.pick(style.roofs),
    frame: random.pick(style.frames),
    door: random.pick(style.doors),
    pitch: random.range(...style.pitch),
    wallHeight: style.wall * random.range(0.95, 1.08),
    overhang: style.overhang,
    turf: styleName === 'black' && random.chance(0.35),
    paned: styleName === 'thatched' || styleName === 'red' || styleName === 'white',
    shutters: styleName === 'white' && random.chance(0.3),
  }
}

export type OutdoorStage = OpenAir & Lit

/** Local coordinates of a volume: `a` along the ridge, `b` across it, both from the centre. */
export type Frame = {
  halfL: number
  halfD: number
  wallHeight: number
  /** Height of the ridge above the eaves. */
  rise: number
  ridge: number
  pitch: number
  hip: number
  turn(normal: Vector): Vector
  place(a: number, y: number, b: number): Vector
  toScreen(a: number, y: number, b: number): Point
  sees(a: number, y: number, b: number, normal: Vector): boolean
}
