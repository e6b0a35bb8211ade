/** A cell as its author finds it: the row and heading of the spreadsheet. */
export type Place = {
  readonly file: string
  readonly row?: number
  readonly column?: string
  /** Missing if the file lacks the column. */
  readonly value?: string
}

export type Problem = Place & {
  /** Continues after the cell: "must be …". */
  readonly reason: string
}

/** Enough to work through in one go, few enough to read. */
export const maxShown = 200

const longestValue = 60

export function describeProblem({ file, row, column, value, reason }: Problem): string {
  const where = [file, row === undefined ? '' : `row ${row}`].filter(Boolean).join(', ')
  return `${where}: ${[column ?? '', value ? shown(value) : '', reason].filter(Boolean).join(' ')}.`
}

export function shown(value: string): string {
  return `"${value.length > longestValue ? `${value.slice(0, longestValue)}…` : value}"`
}

/**
 * By file and row, with one problem per cell: a faulty cell makes its field missing, which is no second fault. Problems
 * with whole files come first.
 */
export function inOrder(problems: readonly Problem[], files: readonly string[]): Problem[] {
  const found = new Map<string, Problem>()
  for (const problem of problems) {
    const { file, row, column, reason } = problem
    const key = JSON.stringify([file, row, column ?? reason])
    if (!found.has(key)) found.set(key, problem)
  }
  const place = new Map(files.map((file, at) => [file, at]))
  const placeOf = ({ file }: Problem) => place.get(file) ?? -1
  return [...found.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || (a.row ?? 0) - (b.row ?? 0))
}
