/** Where an arrow key leads in a row or a list of `count`; null when the key means nothing there. */
export function nextByKey(
  key: string,
  { count, current, along }: { count: number; current: number; along: 'row' | 'column' },
): number | null {
  const [back, forth] = along === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (count === 0) return null
  if (key === forth) return (current + 1) % count
  if (key === back) return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
