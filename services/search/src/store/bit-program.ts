/** Counts the common bits of two memory ranges, given both starts and the end of the first. */
export type CountCommon = (a: number, b: number, endOfA: number) => number

/** Bytes per iteration; ranges must be a multiple of it. */
export const bytesPerTurn = 64

/**
 * A loop over 128-bit vectors as a WebAssembly module: ten times as fast as in JavaScript, which has neither vectors
 * nor a popcount instruction. A search needs about two hundred such counts.
 */
export function createCountCommon(memory: WebAssembly.Memory): CountCommon {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { own: { memory } })
  const { count } = exports
  if (typeof count !== 'function') throw new TypeError('The module exports no function')
  return (a, b, endOfA) => Number(count(a, b, endOfA))
}

const i32 = 0x7f
const v128 = 0x7b
const [a, b, endOfA, sums] = [0, 1, 2, 3]
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const vector = (operation: number) => [0xfd, ...unsigned(operation)]
const load = (local: number, offset: number) => [...get(local), ...vector(0x00), 4, ...unsigned(offset)]
/** Loads both vectors at an offset, intersects them, and counts the bits per byte. */
const common = (offset: number) => [...load(a, offset), ...load(b, offset), ...vector(0x4e), ...vector(0x62)]
const addBytes = vector(0x6e)
const pairsOfBytes = vector(0x7d)
const pairsOfWords = vector(0x7f)
const addSums = vector(0xae)
const add = [0x6a]
// 64 as a signed LEB128 number takes two bytes.
const advance = (local: number) => [...get(local), 0x41, 0xc0, 0x00, ...add, ...set(local)]
const sumOf = (lane: number) => [...get(sums), ...vector(0x1b), lane]
const isBeforeEnd = [...get(a), ...get(endOfA), 0x49]

const body = [
  ...[0x03, 0x40, ...get(sums)],
  // Four counts of at most eight fit into a byte.
  ...[...common(0), ...common(16), ...addBytes, ...common(32), ...addBytes, ...common(48), ...addBytes],
  ...[...pairsOfBytes, ...pairsOfWords, ...addSums, ...set(sums)],
  ...[...advance(a), ...advance(b), ...isBeforeEnd, 0x0d, 0x00, 0x0b],
  ...[...sumOf(0), ...sumOf(1), ...sumOf(2), ...sumOf(3), ...add, ...add, ...add, 0x0b],
]

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const code = [...list([[1, v128]]), ...body]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([[0x60, ...list([[i32], [i32], [i32]]), ...list([[i32]])]])),
    ...section(2, list([[...name('own'), ...name('memory'), 2, 0, 1]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name('count'), 0, 0]])),
    ...section(10, list([[...unsigned(code.length), ...code]])),
  ])
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content]
}

function list(items: readonly (readonly number[])[]): number[] {
  return [...unsigned(items.length), ...items.flat()]
}

function name(text: string): number[] {
  return [...unsigned(text.length), ...new TextEncoder().encode(text)]
}

/** Seven bits per byte, lowest first. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}
