/** A set of rows, one bit each. All sets of a store have the same length. */
export type Bitset = Uint32Array

export function emptySet(rows: number): Bitset {
  return new Uint32Array((rows + 31) >>> 5)
}

export function hasRow(set: Bitset, row: number): boolean {
  return (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

export function putRow(set: Bitset, row: number, isIn: boolean): void {
  const word = set[row >>> 5] ?? 0
  set[row >>> 5] = isIn ? word | (1 << (row & 31)) : word & ~(1 << (row & 31))
}

export function intersect(into: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) & (other[word] ?? 0)
  return into
}

/** Intersects with two sets at once, in half the time. */
export function intersectBoth(into: Bitset, a: Bitset, b: Bitset): Bitset {
  for (let word = 0; word < into.length; word += 1) {
    into[word] = (into[word] ?? 0) & (a[word] ?? 0) & (b[word] ?? 0)
  }
  return into
}

export function unite(into: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) | (other[word] ?? 0)
  return into
}

/** Removes the rows of the second set from the first. */
export function subtract(into: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < into.length; word += 1) into[word] = (into[word] ?? 0) & ~(other[word] ?? 0)
  return into
}

export function countRows(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word += 1) count += bitsIn(set[word] ?? 0)
  return count
}

/** Returns true if the set has at most `max` rows, which takes only a few words of a large set. */
export function hasAtMost(set: Bitset, max: number): boolean {
  let count = 0
  for (let word = 0; word < set.length && count <= max; word += 1) count += bitsIn(set[word] ?? 0)
  return count <= max
}

/** The size of the intersection, without building it. */
export function countBoth(a: Bitset, b: Bitset): number {
  let count = 0
  for (let word = 0; word < a.length; word += 1) count += bitsIn((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

export function hasCommon(a: Bitset, b: Bitset): boolean {
  for (let word = 0; word < a.length; word += 1) if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true
  return false
}

export function isSameSet(a: Bitset, b: Bitset): boolean {
  for (let word = 0; word < a.length; word += 1) if (a[word] !== b[word]) return false
  return true
}

/** Returns true for an empty set. */
export function isEmpty(set: Bitset): boolean {
  for (let word = 0; word < set.length; word += 1) if (set[word] !== 0) return false
  return true
}

/** Row numbers in ascending order. */
export function rowsOf(set: Bitset): Uint32Array {
  const rows = new Uint32Array(countRows(set))
  let next = 0
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0
    while (bits !== 0) {
      rows[next] = (word << 5) + (31 - Math.clz32(bits & -bits))
      next += 1
      bits &= bits - 1
    }
  }
  return rows
}

/** Counts pairs, fours and bytes in parallel: no table, no loop over the bits. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Tests every row from `from` up to, excluding, `to`; builds whole words before writing them. */
export function fillRows(out: Bitset, from: number, to: number, isIn: (row: number) => boolean): void {
  let row = from
  while (row < to && (row & 31) !== 0) {
    putRow(out, row, isIn(row))
    row += 1
  }
  for (; row + 32 <= to; row += 32) {
    let bits = 0
    for (let bit = 0; bit < 32; bit += 1) if (isIn(row + bit)) bits |= 1 << bit
    out[row >>> 5] = bits
  }
  for (; row < to; row += 1) putRow(out, row, isIn(row))
}
