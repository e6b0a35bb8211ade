import type { PlanRoomKind } from '../core/context.ts'
import type { Random } from '../core/random.ts'

/** A room in metres from the upper left corner of the house; its door leads to the corridor. */
export type PlanRoom = { kind: PlanRoomKind; x: number; y: number; w: number; h: number; door?: 'top' | 'bottom' }
export type PlanSize = { length: number; depth: number }
export type FloorPlan = { living: PlanRoom; kitchen: PlanRoom; hall: PlanRoom; others: PlanRoom[] }

const corridor = 1.15
const weights = { bath: 0.8, sauna: 0.65, bedroom: 1.1, pool: 2.2 }
type LowerKind = keyof typeof weights
const lowerRows: readonly [LowerKind[], ...LowerKind[][]] = [
  ['bath', 'sauna', 'bedroom'],
  ['bath', 'bedroom'],
  ['sauna', 'bath', 'bedroom'],
  ['bath', 'pool'],
]

/** Plans an open living area at one end, and a corridor with bedrooms above and wet rooms below. */
export function planRooms(random: Random, { length, depth }: PlanSize): FloorPlan {
  const livingLength = length * random.range(0.38, 0.46)
  const upper = (depth - corridor) * random.range(0.48, 0.56)
  const rest = length - livingLength
  const others: PlanRoom[] = []
  let x = livingLength
  for (const w of divide(random, rest, random.chance(0.6) ? [1, 1] : [1, 0.9, 0.9])) {
    others.push({ kind: 'bedroom', x, y: 0, w, h: upper, door: 'bottom' })
    x += w
  }
  x = livingLength
  const lower = random.pick(lowerRows)
  const widths = divide(
    random,
    rest,
    lower.map((kind) => weights[kind]),
  )
  lower.forEach((kind, i) => {
    const w = widths[i] ?? 0
    others.push({ kind, x, y: upper + corridor, w, h: depth - upper - corridor, door: 'top' })
    x += w
  })
  return {
    living: { kind: 'living', x: 0, y: 0, w: livingLength, h: depth * 0.62 },
    kitchen: { kind: 'kitchen', x: 0, y: depth * 0.62, w: livingLength, h: depth * 0.38 },
    hall: { kind: 'hall', x: livingLength, y: upper, w: rest, h: corridor },
    others,
  }
}

/** Divides a length in proportion to the shares, each varied at random by up to 12 %. */
function divide(random: Random, total: number, shares: readonly number[]): number[] {
  const varied = shares.map((share) => share * random.range(0.88, 1.12))
  const sum = varied.reduce((a, b) => a + b, 0)
  return varied.map((share) => (share / sum) * total)
}
