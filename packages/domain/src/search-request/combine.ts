import type { FilterGroup, SearchParameters } from './search-request.ts'

/**
 * Combines the pieces with AND. A second filter on the same attribute becomes a child group instead of replacing the
 * first; free texts are joined.
 */
export function combine(pieces: readonly SearchParameters[]): SearchParameters {
  let combined: FilterGroup = {}
  const children: FilterGroup[] = []
  for (const { text: _text, lastMinute: _lastMinute, ...group } of pieces) {
    if (collides(combined, group)) children.push(group)
    else combined = merged(combined, group)
  }
  const text = pieces.flatMap((piece) => piece.text ?? []).join(' ')
  return {
    ...combined,
    ...(children.length > 0 ? { children } : {}),
    ...(text === '' ? {} : { text }),
    ...(pieces.some((piece) => piece.lastMinute) ? { lastMinute: true } : {}),
  }
}

function merged(a: FilterGroup, b: FilterGroup): FilterGroup {
  const facilities = { ...a.facilities, ...b.facilities }
  return { ...a, ...b, ...(Object.keys(facilities).length > 0 ? { facilities } : {}) }
}

function collides(a: FilterGroup, b: FilterGroup): boolean {
  if (b.operator !== undefined || b.isNegated !== undefined || b.children !== undefined) return true
  const taken = new Set([...Object.keys(a), ...Object.keys(a.facilities ?? {})])
  taken.delete('facilities')
  return [...Object.keys(b), ...Object.keys(b.facilities ?? {})].some((key) => taken.has(key))
}
