/** Deterministic pseudo-random numbers: the same seed text always gives the same picture. */
export type Random = {
  next(): number
  range(low: number, high: number): number
  int(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(probability: number): boolean
  sign(): 1 | -1
  /** Creates an independent stream, so that one detail can change without affecting the others. */
  fork(name: string): Random
}

function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Short, stable hash of a text; it keeps SVG ids unique when several pictures share a page. */
export const shortHash = (text: string) => hashText(text).toString(36)

export function createRandom(seed: string | number): Random {
  const text = String(seed)
  let state = hashText(text)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    fork: (name) => createRandom(`${text}/${name}`),
  }
}

/** Smooth one-dimensional noise in [-1, 1]; x may be any number. */
export function createNoise(random: Random): (x: number) => number {
  const values = Array.from({ length: 64 }, () => random.range(-1, 1))
  const at = (i: number) => values[i & 63] ?? 0
  return (x) => {
    const i = Math.floor(x)
    const f = x - i
    const s = f * f * (3 - 2 * f)
    return at(i) * (1 - s) + at(i + 1) * s
  }
}
