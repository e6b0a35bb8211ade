import { type Budget, type Finding, isWithinBudget } from './measure.ts'

const heading = ['what', 'value', 'baseline', 'ratio', 'budget', ''] as const

/** Aligned columns: names to the left, numbers to the right. */
export function table(findings: readonly Finding[]): string {
  const rows = [[...heading], ...findings.map(row)]
  const widths = heading.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows
    .map((cells) => cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

function row(finding: Finding): string[] {
  const { what, value, unit, baseline, ratio, budget } = finding
  const verdict = isWithinBudget(finding)
  return [
    what,
    `${readable(value)} ${unit}`,
    baseline === undefined ? '' : `${readable(baseline)} ${unit}`,
    ratio === undefined ? '' : ratio.toFixed(2),
    budget ? describeBudget(budget, unit) : '',
    verdict === null ? '' : verdict ? 'kept' : 'BROKEN',
  ]
}

function describeBudget({ of, max, min }: Budget, unit: string): string {
  const suffix = of === 'ratio' ? '×' : ` ${unit}`
  return [min === undefined ? '' : `≥ ${min}${suffix}`, max === undefined ? '' : `≤ ${max}${suffix}`]
    .filter(Boolean)
    .join(', ')
}

function readable(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3)
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 || column === heading.length - 1 ? cell.padEnd(width) : cell.padStart(width)
}
