import { describeChange, type EarlierRun, findBefore } from './compare.ts'
import { type Budget, type Finding, isWithinBudget } from './measure.ts'

/** Aligned columns: names left, numbers right. */
export function table(findings: readonly Finding[], earlier: EarlierRun | null = null): string {
  const heading = ['what', 'value', ...(earlier ? ['before', 'change'] : []), 'baseline', 'ratio', 'budget', '']
  const rows = [heading, ...findings.map((finding) => row(finding, earlier))]
  const widths = heading.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const isText = (column: number): boolean => column === 0 || column === heading.length - 1
  const pad = (cell: string, column: number): string =>
    isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows
    .map((cells) => cells.map(pad).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

function row(finding: Finding, earlier: EarlierRun | null): string[] {
  const { what, value, unit, baseline, ratio, budget } = finding
  const verdict = isWithinBudget(finding)
  const before = earlier ? findBefore(earlier, finding) : undefined
  return [
    what,
    `${readable(value)} ${unit}`,
    ...(earlier ? [before === undefined ? '' : `${readable(before)} ${unit}`, describeChange(before, value)] : []),
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
