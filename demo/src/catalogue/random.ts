/** A deterministic generator: the same seed gives the same sequence. */
export type Random = {
  /** Returns a number in [0, 1). */
  next(): number
  chance(probability: number): boolean
  /** Returns an integer; both ends are included. */
  int(from: number, to: number): number
  /** Returns a real number between the two. */
  range(from: number, to: number): number
  pick<T>(values: readonly T[]): T
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T
  /** Picks distinct members, in random order. */
  sample<T>(values: readonly T[], count: number): T[]
}

/** FNV-1a, so that adjacent ids give unrelated streams. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  return state >>> 0
}

/**
 * Creates one stream per purpose, so that an additional draw in the reviews does not change the houses. The generator
 * is mulberry32, which is enough for demo data and keeps its state in one number.
 */
export function createRandom(...purpose: readonly (string | number)[]): Random {
  let state = hash(purpose.join('/'))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(0, values.length - 1)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    range: (from, to) => from + next() * (to - from),
    weighted: (entries) => pickWeighted(entries, next()),
    sample: (values, count) => drawSome(values, count, int),
  }
}

function pickWeighted<T>(entries: readonly (readonly [T, number])[], draw: number): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = draw * total
  for (const [value, weight] of entries) {
    left -= weight
    if (left < 0) return value
  }
  const last = entries.at(-1)
  if (!last) throw new Error('Nothing to pick from')
  return last[0]
}

function drawSome<T>(values: readonly T[], count: number, int: Random['int']): T[] {
  const rest = [...values]
  const drawn: T[] = []
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(int(0, rest.length - 1), 1))
  return drawn
}
