/** The option with the fewest changed letters, to suggest one to the author of a file. Null if more than `max` change. */
export function nearest(word: string, options: readonly string[], max = Number.POSITIVE_INFINITY): string | null {
  const [best] = options
    .map((option) => ({ option, distance: editDistance(word.toLowerCase(), option.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= max ? best.option : null
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const current = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const swap = (previous[j] ?? 0) + (letter === other ? 0 : 1)
      current.push(Math.min(swap, (previous[j + 1] ?? 0) + 1, (current[j] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
