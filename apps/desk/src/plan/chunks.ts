import type { Span } from './geometry.ts'

/** A question for some rows and days. Aligned, so that scrolling meets the same ones again. */
export type Chunk = { readonly houses: readonly number[]; readonly from: number; readonly days: number }

const rowsInChunk = 24
/** Eight weeks: a screen and about a month around it. */
const daysInChunk = 56

/** The chunks that cover the visible rows and days. The last row and day are excluded. */
export function chunksFor(houses: readonly number[], rows: Span, days: Span, within: Span): Chunk[] {
  const chunks: Chunk[] = []
  for (let row = floorTo(rows.from, rowsInChunk); row < Math.min(rows.until, houses.length); row += rowsInChunk) {
    for (let from = floorTo(days.from, daysInChunk); from < days.until; from += daysInChunk) {
      const first = Math.max(from, within.from)
      const last = Math.min(from + daysInChunk, within.until)
      if (first < last) chunks.push({ houses: houses.slice(row, row + rowsInChunk), from: first, days: last - first })
    }
  }
  return chunks
}

const floorTo = (value: number, step: number): number => Math.max(0, Math.floor(value / step) * step)
