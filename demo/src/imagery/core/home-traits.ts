import type { MoodName, Season } from './moods.ts'
import { createRandom, type Random } from './random.ts'

export type Timber = { name: string; floor: string; wood: string }
export type Wall = { paint: string; boards: 'vertical' | 'horizontal' | 'none' }
type Textiles = readonly [main: string, accent: string, linen: string]

/** Traits that all pictures of one home share: timber, textiles, walls and the default weather. */
export type HomeTraits = {
  timber: Timber
  wall: Wall
  /** Accent colour of one wall, which only some homes have. */
  featurePaint: string | undefined
  fabric: string
  accent: string
  linen: string
  mood: MoodName
  /** The season in all of its pictures. */
  season: Season
  /** Random stream of the building, so that every exterior view shows the same house. */
  building: Random
}

const timbers: readonly [Timber, ...Timber[]] = [
  { name: 'oak', floor: '#d9b98c', wood: '#c79a63' },
  { name: 'ash', floor: '#e6d3b3', wood: '#d8b98c' },
  { name: 'smoked', floor: '#a97f57', wood: '#8a6040' },
  { name: 'limed', floor: '#ded3c1', wood: '#c9b292' },
]
const textiles: readonly [Textiles, ...Textiles[]] = [
  ['#3f6475', '#d98e5f', '#e8dcc6'],
  ['#7d8b6a', '#c9674c', '#efe3cd'],
  ['#b9654a', '#3c5562', '#ecd9bd'],
  ['#54708c', '#e0b25c', '#f0e6d6'],
  ['#8a7a9b', '#d9a38a', '#ede4da'],
  ['#d3a44f', '#48635c', '#f1e7d3'],
  ['#9aa7a0', '#b55a4a', '#f3ece0'],
]
const walls: readonly [Wall, ...Wall[]] = [
  { paint: '#f4efe6', boards: 'vertical' },
  { paint: '#f1ede4', boards: 'none' },
  { paint: '#e9dcc3', boards: 'horizontal' },
  { paint: '#dfe3dc', boards: 'vertical' },
  { paint: '#e3c89c', boards: 'horizontal' },
  { paint: '#d7dee0', boards: 'none' },
]

const featurePaints: readonly [string, ...string[]] = [
  '#b4c0ae',
  '#a3b8c2',
  '#d6b198',
  '#6f8278',
  '#7f97a6',
  '#c9a27e',
  '#d9c49a',
  '#8f6f60',
]

const usualMoods: readonly [MoodName, ...MoodName[]] = [
  'day',
  'day',
  'day',
  'morning',
  'morning',
  'golden',
  'golden',
  'overcast',
  'haze',
  'dusk',
  'blue',
  'storm',
]

/** Shares of the homes that were drawn in each season, summed up; snow is rare on this coast. */
const seasonShares: readonly (readonly [upTo: number, Season])[] = [
  [0.42, 'summer'],
  [0.59, 'spring'],
  [0.76, 'heather'],
  [0.93, 'autumn'],
  [0.975, 'winter'],
  [1, 'snow'],
]

export function homeTraits(seed: string | number): HomeTraits {
  const random = createRandom(`home:${seed}`)
  const [fabric, accent, linen] = random.pick(textiles)
  const share = random.fork('season').next()
  return {
    timber: random.pick(timbers),
    wall: random.pick(walls),
    featurePaint: random.chance(0.5) ? random.pick(featurePaints) : undefined,
    fabric,
    accent,
    linen,
    mood: random.pick(usualMoods),
    season: seasonShares.find(([upTo]) => share < upTo)?.[1] ?? 'summer',
    building: random.fork('building'),
  }
}
