import type { Column } from './columns.ts'
import { nearest } from './nearest.ts'
import { type Problem, shown } from './problem.ts'

/** Headings are compared without case, spaces, hyphens and underscores. */
export function normalHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[\s\u00a0_-]+/g, '')
}

export type PlacedColumn = { readonly column: Column; readonly at: number }
export type PlacedHeadings = { readonly placed: readonly PlacedColumn[]; readonly problems: readonly Problem[] }

/** Finds the known columns of a file. A heading without a name may stand over an empty column only. */
export function placeHeadings(
  file: string,
  headings: readonly string[],
  columns: readonly Column[],
  isFilled: (at: number) => boolean,
): PlacedHeadings {
  const byHeading = new Map(columns.map((column) => [normalHeading(column.heading), column]))
  const placed: PlacedColumn[] = []
  const problems: Problem[] = []
  for (const [at, heading] of headings.entries()) {
    const column = byHeading.get(normalHeading(heading))
    const reason = refusal(heading, column, placed, columns)
    if (reason === null && column) placed.push({ column, at })
    else if (reason !== null && (heading !== '' || isFilled(at))) problems.push({ file, reason })
  }
  const missing = columns.filter((column) => column.isRequired && !placed.some((one) => one.column === column))
  const missed = missing.map(({ heading }) => ({ file, reason: `the column ${heading} is missing` }))
  return { placed, problems: [...problems, ...missed] }
}

function refusal(
  heading: string,
  column: Column | undefined,
  placed: readonly PlacedColumn[],
  columns: readonly Column[],
): string | null {
  if (heading === '') return 'a column has values but no heading'
  if (!column) {
    const known = columns.map((one) => one.heading)
    return `there is no column ${shown(heading)}; the nearest is ${shown(nearest(heading, known) ?? '')}`
  }
  return placed.some((one) => one.column === column) ? `the column ${shown(heading)} is there twice` : null
}
