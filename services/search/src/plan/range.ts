import type { AttributeLeaf } from '../filter/condition.ts'

/** Both ends are inclusive. Amounts are whole numbers, so an open end is the next number. */
export type Range = Readonly<{ from: number; to: number }>

export const anything: Range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** The amounts that satisfy a condition, as alternative ranges. */
export function rangesOf(leaf: AttributeLeaf): Range[] {
  switch (leaf.kind) {
    case 'exists':
      return [anything]
    case 'in':
      return leaf.values.flatMap(({ number }) => (number === null ? [] : [{ from: number, to: number }]))
    case 'compare': {
      const bound = leaf.value.number
      return bound === null ? [] : [comparisonRange(leaf.operator, bound)]
    }
    default:
      return []
  }
}

function comparisonRange(operator: '>' | '>=' | '<' | '<=', bound: number): Range {
  switch (operator) {
    case '>':
      return { ...anything, from: Math.floor(bound) + 1 }
    case '>=':
      return { ...anything, from: bound }
    case '<':
      return { ...anything, to: Math.ceil(bound) - 1 }
    case '<=':
      return { ...anything, to: bound }
  }
}

/** The complement of the ranges. */
export function outside(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  const gaps: Range[] = []
  let from = Number.NEGATIVE_INFINITY
  for (const range of sorted) {
    const to = Math.ceil(range.from) - 1
    if (range.from !== Number.NEGATIVE_INFINITY && from <= to) gaps.push({ from, to })
    from = Math.max(from, Math.floor(range.to) + 1)
  }
  return from === Number.POSITIVE_INFINITY ? gaps : [...gaps, { from, to: Number.POSITIVE_INFINITY }]
}

export function overlap(a: Range, b: Range): Range {
  if (a === anything || b === anything) return a === anything ? b : a
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
}

export function isNothing({ from, to }: Range): boolean {
  return from > to
}
