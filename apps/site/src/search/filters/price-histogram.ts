/**
 * How many houses cost between one stop of the slider and the next, from the numbers of houses up to each stop. Null
 * while a number is missing: half a picture would be a wrong one.
 */
export function priceHistogram(upTo: readonly (number | null)[]): number[] | null {
  const bars: number[] = []
  let before = 0
  for (const count of upTo) {
    if (count === null) return null
    bars.push(Math.max(0, count - before))
    before = count
  }
  return bars
}

/** Bars as shares of the highest, 0 to 100; a bar that has a house can be seen. */
export function barHeights(bars: readonly number[]): number[] {
  const highest = Math.max(1, ...bars)
  return bars.map((bar) => (bar === 0 ? 0 : Math.max(4, Math.round((100 * bar) / highest))))
}

/** The stop at or above an amount; the one past the last means no limit. */
export function stopOf(amount: number | null, steps: readonly number[]): number {
  if (amount === null) return steps.length
  const stop = steps.findIndex((step) => step >= amount)
  return stop === -1 ? steps.length : stop
}
