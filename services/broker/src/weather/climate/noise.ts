/** An even number from -1 to 1 for each whole number; the same for ever. */
function drawn(stream: number, index: number): number {
  let state = Math.imul(stream ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index, 0xc2b2ae35)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return ((state ^ (state >>> 15)) >>> 0) / 0x7fffffff - 1
}

/** A curve without jumps that wanders between -1 and 1, about one turn for each whole step of `position`. */
export function wander(stream: number, position: number): number {
  const index = Math.floor(position)
  const share = position - index
  const eased = share * share * (3 - 2 * share)
  const from = drawn(stream, index)
  return from + (drawn(stream, index + 1) - from) * eased
}
