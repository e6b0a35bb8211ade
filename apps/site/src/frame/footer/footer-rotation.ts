export const rotationMs = 3000
export const shownAtOnce = 3

/** Three of the list, beginning one further with each turn; a short list shows all it has. */
export function shownAt<T>(list: readonly T[], turn: number): T[] {
  const count = Math.min(shownAtOnce, list.length)
  return Array.from({ length: count }, (_, place) => list[(turn + place) % list.length]).filter(
    (item) => item !== undefined,
  )
}
