import type { Bed } from './sleeping-rooms.ts'

/** In metres from the upper left corner of a floor. */
export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
/** The wall that beds stand at with their heads. */
export type BedWall = 'left' | 'right' | 'bottom'
export type PlacedBed = { readonly bed: Bed; readonly at: Rect; readonly head: BedWall }

type Grid = { readonly columns: number; readonly rows: number; readonly isAlongX: boolean; readonly scale: number }

const gap = 0.12

/**
 * Stands beds at a wall, without overlap and inside the room: true to scale where they fit, and smaller, all of them
 * alike, where they do not.
 */
export function placeBeds(room: Rect, beds: readonly Bed[], wall: BedWall): PlacedBed[] {
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

/** Heads at the wall come first: another order of beds must be larger to be chosen. */
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
