import { describe, expect, test } from 'vitest'
import { layOutLodging, type PlanFloor } from './layout.ts'
import type { Rect } from './place-beds.ts'
import type { InteriorFacts } from './plan-rooms.ts'
import { parseSleepingRooms, type SleepingRoom } from './sleeping-rooms.ts'

const bare: InteriorFacts = {
  areaM2: 80,
  persons: 4,
  bedrooms: 2,
  bathrooms: 1,
  toilets: 0,
  storeys: 1,
  terraces: 1,
  hasSauna: false,
  hasIndoorPool: false,
  hasActivityRoom: false,
  hasOpenKitchen: true,
  sleeping: null,
}

const sleepingOf = (bedrooms: number): SleepingRoom[] =>
  Array.from({ length: bedrooms }, (_, index) => {
    const beds = ['double 180x200', 'single 90x200, single 90x200', 'bunk 80x200', 'double 140x200, single 90x200'][
      index % 4
    ]
    return parseSleepingRooms(`bedroom: ${beds}`)?.[0] ?? { place: 'bedroom', beds: [] }
  })

/** Every house size with every extra. */
const lodgings: readonly InteriorFacts[] = [1, 2, 3, 4, 5, 7, 10, 12].flatMap((bedrooms) =>
  Array.from({ length: 32 }, (_, bits): InteriorFacts => {
    const has = (bit: number) => (bits >> bit) % 2 === 1
    return {
      ...bare,
      areaM2: 24 + bedrooms * (has(0) ? 16 : 26) + (has(2) ? 50 : 0),
      persons: bedrooms * 2,
      bedrooms,
      bathrooms: Math.ceil(bedrooms / 3),
      toilets: has(0) ? 1 : 0,
      storeys: has(4) ? 2 : 1,
      hasSauna: has(1),
      hasIndoorPool: has(2),
      hasActivityRoom: bedrooms > 5,
      hasOpenKitchen: has(3),
      sleeping: has(4) && has(0) ? null : sleepingOf(bedrooms),
    }
  }),
)
const floors = lodgings.flatMap(layOutLodging)

const areaOf = ({ w, h }: Pick<Rect, 'w' | 'h'>) => w * h
const isInside = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x - 1e-6 &&
  inner.y >= outer.y - 1e-6 &&
  inner.x + inner.w <= outer.x + outer.w + 1e-6 &&
  inner.y + inner.h <= outer.y + outer.h + 1e-6
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w - 1e-6 && b.x < a.x + a.w - 1e-6 && a.y < b.y + b.h - 1e-6 && b.y < a.y + a.h - 1e-6
const hasOverlap = (rects: readonly Rect[]) =>
  rects.some((one, index) => rects.slice(index + 1).some((other) => overlap(one, other)))
const spaces = ({ rooms, halls }: PlanFloor) => [...rooms.map(({ at }) => at), ...halls]

describe('the plan of any house', () => {
  test('has the area of the house, filled by rooms and halls without gaps', () => {
    for (const house of lodgings) {
      const all = layOutLodging(house)
      expect(all.reduce((sum, floor) => sum + areaOf(floor), 0)).toBeCloseTo(house.areaM2, 6)
      for (const floor of all) {
        expect(spaces(floor).reduce((sum, rect) => sum + areaOf(rect), 0)).toBeCloseTo(areaOf(floor), 6)
      }
    }
  })

  test('keeps rooms inside the walls and apart from each other', () => {
    const faults = floors.filter((floor) => {
      const whole = { x: 0, y: 0, w: floor.w, h: floor.h }
      return hasOverlap(spaces(floor)) || spaces(floor).some((rect) => !isInside(rect, whole))
    })
    expect(faults).toEqual([])
  })

  test('keeps beds inside their rooms and apart from each other', () => {
    const rooms = floors.flatMap((floor) => floor.rooms)
    expect(rooms.filter(({ at, beds }) => beds.some((bed) => !isInside(bed.at, at)))).toEqual([])
    expect(rooms.filter(({ beds }) => hasOverlap(beds.map(({ at }) => at)))).toEqual([])
  })

  test('gives every room a door in one of its walls', () => {
    const without = floors.flatMap(({ rooms, doors }) =>
      rooms.filter(({ at }) => {
        const touches = doors.some(({ x, y, isUpright, widthM }) => {
          const along = isUpright ? { x: x - 0.01, y, w: 0.02, h: widthM } : { x, y: y - 0.01, w: widthM, h: 0.02 }
          return overlap(along, at)
        })
        return !touches
      }),
    )
    expect(without).toEqual([])
  })

  test('leaves space for a name in every room', () => {
    const narrow = floors.flatMap(({ rooms, w, level }) =>
      level === 'annexe' ? [] : rooms.filter(({ at }) => at.w < w * 0.2 || at.h < w * 0.052),
    )
    expect(narrow).toEqual([])
  })

  test('has exactly the rooms of the facts', () => {
    for (const house of lodgings) {
      const kinds = layOutLodging(house).flatMap(({ rooms }) => rooms.map(({ room }) => room.kind))
      const count = (kind: string) => kinds.filter((other) => other === kind).length
      expect(count('bedroom')).toBe(house.bedrooms)
      expect(count('bathroom')).toBe(house.bathrooms)
      expect(count('toilet')).toBe(house.toilets)
      expect(count('sauna') > 0).toBe(house.hasSauna)
      expect(count('pool') > 0).toBe(house.hasIndoorPool)
    }
  })
})

test('the same facts give the same plan', () => {
  expect(layOutLodging({ ...bare })).toEqual(layOutLodging({ ...bare }))
})

test('bedrooms upstairs and in the annexe are drawn there', () => {
  const sleeping = parseSleepingRooms('bedroom: double 160x200; upstairs: bunk 80x200; annexe: double 140x200')
  const levels = layOutLodging({ ...bare, storeys: 2, bathrooms: 2, sleeping }).map(({ level, rooms }) => [
    level,
    ...rooms.map(({ room }) => `${room.kind}${room.number ?? ''}`),
  ])
  expect(levels).toEqual([
    ['ground', 'living-kitchen', 'bedroom1', 'bathroom1'],
    ['upstairs', 'bedroom2', 'bathroom2'],
    ['annexe', 'bedroom3'],
  ])
})

test('a house with only a number of beds has rooms without beds', () => {
  expect(layOutLodging(bare).flatMap(({ rooms }) => rooms.flatMap(({ beds }) => beds))).toEqual([])
})

test('beds are drawn to scale if the room allows it', () => {
  const sleeping = parseSleepingRooms('bedroom: double 180x200')
  const [bed] = layOutLodging({ ...bare, bedrooms: 1, sleeping }).flatMap(({ rooms }) =>
    rooms.flatMap(({ beds }) => beds),
  )
  expect([bed?.at.w, bed?.at.h].toSorted()).toEqual([1.8, 2])
})
