import { type BedWall, type Furnished, furnish, type Rect } from './place-beds.ts'
import { type InteriorFacts, type PlanLevel, type PlanRoom, planRooms, usualAreaM2 } from './plan-rooms.ts'

export type PlacedRoom = Furnished & { readonly room: PlanRoom; readonly at: Rect }
/** An opening in a wall, from `x`, `y` down a vertical wall or to the right along a horizontal one. */
export type Door = { readonly x: number; readonly y: number; readonly isUpright: boolean; readonly widthM: number }

/** Rooms and halls fill the rectangle of the floor. */
export type PlanFloor = {
  readonly level: PlanLevel
  readonly w: number
  readonly h: number
  readonly rooms: readonly PlacedRoom[]
  readonly halls: readonly Rect[]
  readonly doors: readonly Door[]
  /** Outside, along the upper wall. */
  readonly terrace: Rect | null
  readonly stairs: Rect | null
}

type Parts = { readonly rooms: PlacedRoom[]; readonly halls: Rect[]; readonly doors: Door[] }
type Frame = { readonly facts: InteriorFacts; readonly labelM: number }

const hallM = 1.1
const doorM = 0.8
const terraceM = 1.5
/** Up to this many rooms are placed side by side; more need a hall between them. */
const maxInRow = 3

/**
 * Draws a house from its catalogue facts; deterministic. Number, kind and beds of the rooms are facts, and all floors
 * together have the area of the house. The position of a room is unknown and therefore only a sketch.
 */
export function layOutLodging(facts: InteriorFacts): PlanFloor[] {
  const rooms = planRooms(facts)
  const total = sum(rooms.map((room) => usualAreaM2(room, facts)))
  const areaM2 = facts.areaM2 > 0 ? facts.areaM2 : total
  const houseW = Math.min(12.5, Math.max(5.2, Math.sqrt(areaM2 / 1.35)))
  const levels: readonly PlanLevel[] = ['ground', 'upstairs', 'annexe']
  return levels.flatMap((level) => {
    const roomsOnLevel = rooms.filter((room) => room.level === level)
    if (roomsOnLevel.length === 0) return []
    const floorM2 = (areaM2 * sum(roomsOnLevel.map((room) => usualAreaM2(room, facts)))) / total
    const w = level === 'annexe' ? Math.min(houseW, Math.sqrt(floorM2 * 1.4) * roomsOnLevel.length ** 0.5) : houseW
    // A name takes about a twentieth of the drawing's width at any house size.
    return [layOutFloor({ facts, labelM: houseW * 0.052 }, level, roomsOnLevel, { x: 0, y: 0, w, h: floorM2 / w })]
  })
}

function layOutFloor(frame: Frame, level: PlanLevel, rooms: readonly PlanRoom[], floor: Rect): PlanFloor {
  const living = rooms.filter(({ kind }) => isLiving(kind))
  const others = rooms.filter(({ kind }) => !isLiving(kind))
  const share = areaOf(frame, living) / areaOf(frame, rooms)
  const top = { ...floor, h: floor.h * share }
  const rest = { ...floor, y: top.h, h: floor.h - top.h }
  const day = living.length > 0 ? layOutLiving(frame, living, top) : { rooms: [], halls: [], doors: [] }
  const night = others.length > 0 ? layOutOthers(frame, others, rest, level) : { rooms: [], halls: [], doors: [] }
  const hasTerrace = living.length > 0 && frame.facts.terraces > 0
  return {
    level,
    w: floor.w,
    h: floor.h,
    rooms: [...day.rooms, ...night.rooms],
    halls: night.halls,
    doors: [
      ...day.doors,
      ...night.doors,
      ...(hasTerrace ? [levelDoor(floor.w * 0.3, 0, Math.min(2.4, top.w / 3))] : []),
    ],
    stairs: stairsOf(frame, level, day, night),
    terrace: hasTerrace ? { x: floor.w * 0.06, y: -terraceM, w: floor.w * 0.7, h: terraceM } : null,
  }
}

/** Stairs of a house with two floors: in the hall, or in the corner of the living room. */
function stairsOf({ facts }: Frame, level: PlanLevel, day: Parts, night: Parts): Rect | null {
  const hasTwoFloors = planRooms(facts).some((room) => room.level === 'upstairs')
  if (!hasTwoFloors || level === 'annexe') return null
  const [hall] = night.halls
  if (hall && hall.w > hall.h) return { ...hall, x: hall.x + hall.w - 2, w: 2 }
  if (hall) {
    const h = Math.min(1.8, hall.h / 2)
    return { ...hall, h, y: level === 'upstairs' ? hall.y : hall.y + hall.h - h }
  }
  const [living] = day.rooms
  return living ? { x: living.at.x + living.at.w - 1.1, y: living.at.y + living.at.h - 2, w: 1, h: 1.9 } : null
}

const isLiving = (kind: PlanRoom['kind']) => kind === 'living' || kind === 'kitchen' || kind === 'living-kitchen'

function layOutLiving(frame: Frame, living: readonly PlanRoom[], at: Rect): Parts {
  const [day, kitchen] = living
  if (!day) return { rooms: [], halls: [], doors: [] }
  const entrance = uprightDoor(0, at.y + at.h * 0.6, doorM)
  if (!kitchen) return { rooms: [place(frame, day, at, 'right')], halls: [], doors: [entrance] }
  // Wide enough to open into the hall, which begins in the middle of the house.
  const w = at.w * 0.64
  const right = { ...at, x: at.x + w, w: at.w - w }
  return {
    rooms: [place(frame, day, { ...at, w }, 'right'), place(frame, kitchen, right, 'right')],
    halls: [],
    doors: [entrance, uprightDoor(right.x, at.y + at.h * 0.55, doorM)],
  }
}

function layOutOthers(frame: Frame, rooms: readonly PlanRoom[], at: Rect, level: PlanLevel): Parts {
  if (rooms.length > maxInRow) return layOutAlongHall(frame, rooms, at, level)
  if (level !== 'upstairs') return layOutRow(frame, rooms, at)
  const landing = { ...at, h: Math.min(hallM, at.h / 4) }
  const row = layOutRow(frame, rooms, { ...at, y: at.y + landing.h, h: at.h - landing.h })
  return { ...row, halls: [landing] }
}

/** Rooms side by side, each with a door in the upper wall. */
function layOutRow(frame: Frame, rooms: readonly PlanRoom[], at: Rect): Parts {
  const areas = rooms.map((room) => usualAreaM2(room, frame.facts))
  // Wide enough for the name of the room.
  const shares = areas.map((area) => Math.min(0.5, Math.max(0.27, area / sum(areas))))
  const widths = shares.map((share) => (share / sum(shares)) * at.w)
  const placed = rooms.map((room, index) => {
    const x = at.x + sum(widths.slice(0, index))
    return place(frame, room, { ...at, x, w: widths[index] ?? 0 }, 'bottom')
  })
  return { rooms: placed, halls: [], doors: placed.map((room) => levelDoor(room.at.x + 0.2, at.y, doorM)) }
}

/** A hall in the middle, rooms on both sides, and the pool across the end. */
function layOutAlongHall(frame: Frame, rooms: readonly PlanRoom[], at: Rect, level: PlanLevel): Parts {
  const pool = rooms.find(({ kind }) => kind === 'pool')
  const beside = rooms.filter((room) => room !== pool)
  const h = (at.h * areaOf(frame, beside)) / areaOf(frame, rooms)
  const hall = { x: at.x + (at.w - hallM) / 2, y: at.y, w: hallM, h }
  const [left, right] = sides(frame, beside)
  const columnW = (at.w - hallM) / 2
  const leftRooms = layOutColumn(frame, left, { ...hall, x: at.x, w: columnW }, 'left')
  const rightRooms = layOutColumn(frame, right, { ...hall, x: hall.x + hallM, w: columnW }, 'right')
  const end = { ...at, y: at.y + h, h: at.h - h }
  return {
    rooms: [...leftRooms, ...rightRooms, ...(pool ? [place(frame, pool, end, 'bottom')] : [])],
    halls: [hall],
    doors: [
      ...(level === 'upstairs' ? [] : [levelDoor(hall.x + (hallM - doorM) / 2, at.y, doorM)]),
      ...(pool ? [levelDoor(hall.x + (hallM - doorM) / 2, end.y, doorM)] : []),
      ...leftRooms.map((room) => besideHall(room, hall.x)),
      ...rightRooms.map((room) => besideHall(room, hall.x + hallM)),
    ],
  }
}

const besideHall = ({ at }: PlacedRoom, x: number): Door => {
  const widthM = Math.min(doorM, at.h * 0.6)
  return uprightDoor(x, at.y + (at.h - widthM) * 0.7, widthM)
}

/** Distributes rooms to both sides by area; baths come first, near the living room. */
function sides(frame: Frame, rooms: readonly PlanRoom[]): readonly [PlanRoom[], PlanRoom[]] {
  const order = ['bathroom', 'bedroom', 'activity', 'toilet', 'sauna']
  const largestFirst = rooms.toSorted((a, b) => usualAreaM2(b, frame.facts) - usualAreaM2(a, frame.facts))
  const left: PlanRoom[] = []
  const right: PlanRoom[] = []
  for (const room of largestFirst) (areaOf(frame, left) <= areaOf(frame, right) ? left : right).push(room)
  const sorted = (side: PlanRoom[]) =>
    side.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.number ?? 0) - (b.number ?? 0))
  return [sorted(left), sorted(right)]
}

function layOutColumn(frame: Frame, rooms: readonly PlanRoom[], at: Rect, wall: BedWall): PlacedRoom[] {
  const usual = rooms.map((room) => (at.h * usualAreaM2(room, frame.facts)) / areaOf(frame, rooms))
  // High enough for the name of the room.
  const readable = usual.map((h) => Math.max(h, 2 * frame.labelM))
  const heights = readable.map((h) => (at.h * h) / sum(readable))
  return rooms.map((room, index) => {
    const y = at.y + sum(heights.slice(0, index))
    return place(frame, room, { ...at, y, h: heights[index] ?? 0 }, wall)
  })
}

function place({ labelM }: Frame, room: PlanRoom, at: Rect, wall: BedWall): PlacedRoom {
  return { room, at, ...furnish(at, room.beds, wall, labelM) }
}

const levelDoor = (x: number, y: number, widthM: number): Door => ({ x, y, isUpright: false, widthM })
const uprightDoor = (x: number, y: number, widthM: number): Door => ({ x, y, isUpright: true, widthM })

function areaOf({ facts }: Frame, rooms: readonly PlanRoom[]): number {
  return sum(rooms.map((room) => usualAreaM2(room, facts)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
