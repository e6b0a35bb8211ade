import type { Random } from '../core/random.ts'
import type { HouseModel } from './house-model.ts'
import type { Opening } from './opening.ts'
import type { Openings } from './volume.ts'

/** Plans windows and doors in the manner of each style. `s` is a fraction of the wall's length. */
export function planOpenings(random: Random, house: HouseModel, length: number): Openings {
  if (house.style === 'modern' || house.style === 'barn') {
    const gable = gableGlass(house)
    return { front: glassFront(random, house, length), left: gable, right: gable }
  }
  const pair = { t: 0.85, w: 1.1, h: 1.1, columns: 2, rows: 2 }
  const gable: Opening[] = [
    { s: 0.2, ...pair },
    { s: 0.6, ...pair },
  ]
  const front = windowFront(random, house, length)
  if (house.pitch > 0.6) gable.push({ s: 0.43, t: house.wallHeight + 0.25, w: 0.8, h: 0.85, columns: 2, rows: 2 })
  return { front, left: gable, right: gable }
}

function glassFront(random: Random, house: HouseModel, length: number): Opening[] {
  const w = length * random.range(0.38, 0.52)
  const s = random.pick([0.06, 0.44])
  const onRight = s > 0.3
  const openings: Opening[] = [
    { s, t: 0.12, w, h: house.wallHeight - 0.5, kind: 'glass', columns: Math.round(w / 1.3) },
    { s: onRight ? 0.08 : 0.7, t: 0.9, w: 1.6, h: 1.1, columns: 2 },
    { s: onRight ? 0.29 : 0.88, t: 0.05, w: 0.95, h: 2.1, kind: 'door' },
  ]
  return openings.filter((opening) => opening.s * length + opening.w < length - 0.2)
}

function gableGlass(house: HouseModel): Opening[] {
  const h = house.wallHeight
  if (house.style !== 'barn') return [{ s: 0.2, t: 0.1, w: 2.4, h: h - 0.5, kind: 'glass', columns: 2 }]
  return [
    { s: 0.16, t: 0.1, w: 3.4, h: h - 0.3, kind: 'glass', columns: 3 },
    { s: 0.36, t: h + 0.2, w: 1.4, h: 1.1, kind: 'glass', columns: 2 },
  ]
}

/** Plans a row of windows with a door among them, and often a terrace door beside it. */
function windowFront(random: Random, house: HouseModel, length: number): Opening[] {
  const count = Math.max(3, Math.round(length / 2.7))
  const doorAt = random.int(1, count - 2)
  return Array.from({ length: count }, (_, i): Opening => {
    const middle = (i + 0.5) / count
    if (i === doorAt) return { s: middle - 0.5 / length, t: 0.05, w: 1, h: 2.02, kind: 'door' }
    if (i === doorAt + 1 && house.style !== 'thatched' && random.chance(0.7)) {
      const rows = house.paned ? 2 : 1
      return { s: middle - 1.05 / length, t: 0.1, w: 2.1, h: 2, kind: 'glass', columns: 3, rows }
    }
    const w = house.style === 'thatched' ? 1.15 : 1.3
    return { s: middle - w / 2 / length, t: 0.82, w, h: 1.12, columns: 2, rows: house.paned ? 3 : 1 }
  })
}
