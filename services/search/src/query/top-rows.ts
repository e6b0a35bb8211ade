/** Negative if the first comes before the second; never 0 for two different rows. */
export type Compare = (a: number, b: number) => number

/** Beyond this a heap is slower than sorting everything. */
const maxInHeap = 2000

/** The rows from `skip` on, at most `count`, as a full sort would return them. */
export function topRows(rows: Uint32Array, compare: Compare, skip: number, count: number): number[] {
  const wanted = Math.min(skip + count, rows.length)
  if (wanted <= skip) return []
  if (wanted > maxInHeap) return [...rows].sort(compare).slice(skip, wanted)
  const heap = [...rows.subarray(0, wanted)]
  for (let at = (wanted >>> 1) - 1; at >= 0; at -= 1) sink(heap, at, compare)
  for (let at = wanted; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    if (compare(row, heap[0] ?? 0) >= 0) continue
    heap[0] = row
    sink(heap, 0, compare)
  }
  return heap.sort(compare).slice(skip)
}

/** The root is the last row kept, so that one comparison rejects most rows. */
function sink(heap: number[], start: number, compare: Compare): void {
  let at = start
  for (;;) {
    const left = 2 * at + 1
    const right = left + 1
    let last = at
    if (left < heap.length && compare(heap[left] ?? 0, heap[last] ?? 0) > 0) last = left
    if (right < heap.length && compare(heap[right] ?? 0, heap[last] ?? 0) > 0) last = right
    if (last === at) return
    const moved = heap[at] ?? 0
    heap[at] = heap[last] ?? 0
    heap[last] = moved
    at = last
  }
}
