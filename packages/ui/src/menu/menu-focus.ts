/**
 * Index of the item that a key moves to, or null for other keys. A letter moves to the next item that starts with it.
 */
export function itemForKey(key: string, labels: readonly string[], current: number): number | null {
  const count = labels.length
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key.trim() === '') return null
  const begins = (label: string) => label.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  for (let step = 1; step <= count; step++) {
    const index = (Math.max(current, -1) + step) % count
    if (begins(labels[index] ?? '')) return index
  }
  return null
}
