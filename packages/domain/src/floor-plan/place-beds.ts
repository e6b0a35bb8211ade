import type { Bed } from './sleeping-rooms.ts'

/** In metres from the upper left corner of a floor. */
export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
/** The wall at the head of the beds. */
export type BedWall = 'left' | 'right' | 'bottom'
/** Beds at a wall, and the space for the room's name above or beside them. */
export type Furnished = {
  readonly beds: readonly PlacedBed[]
  readonly name: { readonly x: number; readonly w: number }
}
export type PlacedBed = { readonly bed: Bed; readonly at: Rect; readonly head: BedWall }

type Grid = { readonly columns: number; readonly rows: number; readonly isAlongX: boolean; readonly scale: number }

const gap = 0.12

/** Share of a room's width reserved for its name beside the beds. */
const nameShare = 0.5

/** Places beds below the name, or beside it in a low room where they would otherwise be small. */
export function furnish(room: Rect, beds: readonly Bed[], wall: BedWall, nameH: number): Furnished {
  const below = placeBeds({ ...room, y: room.y + nameH, h: room.h - nameH }, beds, wall)
  const above = { beds: below, name: { x: room.x, w: room.w } }
  if (wall === 'bottom') return above
  const w = room.w * (1 - nameShare)
  const beside = placeBeds({ ...room, x: wall === 'left' ? room.x : room.x + room.w - w, w }, beds, wall)
  const size = (placed: readonly PlacedBed[]) => placed.reduce((sum, { at }) => sum + at.w * at.h, 0)
  if (size(beside) <= size(below) * 1.05) return above
  const from = wall === 'left' ? Math.max(...beside.map(({ at }) => at.x + at.w)) : room.x
  const to = wall === 'left' ? room.x + room.w : Math.min(...beside.map(({ at }) => at.x))
  return { beds: beside, name: { x: from, w: to - from } }
}

/** Places beds at a wall, without overlap and inside the room: to scale if they fit, otherwise all equally reduced. */
function placeBeds(room: Rect, beds: readonly Bed[], wall: BedWall): PlacedBed[] {
  if (beds.length === 0) return []
  const free = { x: room.x + gap, y: room.y + gap, w: room.w - 2 * gap, h: room.h - 2 * gap }
  const cellM = {
    length: Math.max(...beds.map(({ lengthCm }) => lengthCm)) / 100 + gap,
    width: Math.max(...beds.map(({ widthCm }) => widthCm)) / 100 + gap,
  }
  const { columns, isAlongX, scale } = bestGrid(free, beds.length, cellM, wall)
  const cell = isAlongX ? { w: cellM.length, h: cellM.width } : { w: cellM.width, h: cellM.length }
  return beds.map((bed, index) => {
    const [w, h] = isAlongX ? [bed.lengthCm, bed.widthCm] : [bed.widthCm, bed.lengthCm]
    const size = { w: (w / 100) * scale, h: (h / 100) * scale }
    const offset = { x: (index % columns) * cell.w * scale, y: Math.floor(index / columns) * cell.h * scale }
    const x = wall === 'right' ? free.x + free.w - offset.x - size.w : free.x + offset.x
    const y = wall === 'bottom' ? free.y + free.h - offset.y - size.h : free.y + offset.y
    return { bed, at: { x, y, ...size }, head: isAlongX ? sideOf(wall) : 'bottom' }
  })
}

const sideOf = (wall: BedWall): BedWall => (wall === 'bottom' ? 'left' : wall)

/** Prefers heads at the wall: another order wins only if its beds are larger. */
function bestGrid(free: Rect, count: number, cell: { length: number; width: number }, wall: BedWall): Grid {
  const orders = wall === 'bottom' ? [false, true] : [true, false]
  const grids = orders.flatMap((isAlongX) =>
    Array.from({ length: count }, (_, index): Grid => {
      const columns = wall === 'bottom' ? count - index : index + 1
      const rows = Math.ceil(count / columns)
      const w = columns * (isAlongX ? cell.length : cell.width)
      const h = rows * (isAlongX ? cell.width : cell.length)
      return { columns, rows, isAlongX, scale: Math.min(1, free.w / w, free.h / h) }
    }),
  )
  return grids.reduce((best, grid) => (grid.scale > best.scale + 1e-9 ? grid : best))
}
